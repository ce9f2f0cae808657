import type { Page } from 'playwright-core';
import { linesOf, runAxe, violations } from './axe.ts';

// One visit of a page, in which it is seen in both themes and at all widths without being loaded again.

export const themes = ['light', 'dark'] as const;

/** The second width begins with the theme in which the first has ended. */
const looks = [
  { width: 1280, inTurn: ['light', 'dark'] },
  { width: 390, inTurn: ['dark', 'light'] },
] as const;

export const widths = looks.map(({ width }) => width);

/** What 1280 px leave of themselves when they are magnified to 400 %. */
const zoomed = { width: 320, height: 256 };

/** Colors depend on the theme, all other rules at most on the width. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Lays out what is out of sight: nothing has an estimated place, at which it would lie on something else. */
export const complete = '#article section { content-visibility: visible !important; }';

/** Lays out everything in full, beside each other, so that axe can tell what each text stands on. */
const unrolled = `
  ${complete}
  #article .table { background: none !important; }
  pre .line { white-space: pre-wrap !important; overflow-wrap: anywhere; }
  pre code { inline-size: auto !important; }
  pre, [data-region] nav, [data-region] aside, [data-region] nav :is(ul, div) {
    overflow: visible !important; max-block-size: none !important; mask: none !important;
  }
  /* Without boxes that scroll by themselves, the page would scroll to them. */
  [data-region] a { scroll-initial-target: none !important; }
  [data-region] :is(nav, header, aside), #outline, #sidebar, .code-tools { position: static !important; }
`;

/** Kinds of text that were judged; by what axe says, where it could not decide about any text of the kind. */
type Kinds = Map<string, string | undefined>;

/** What has been judged, for all pages of a run. */
export interface Judged {
  /** By theme: the width changes no color. */
  kinds: Map<string, Kinds>;
  /** Markup of regions, after the width: pages of a section share their bar, their sidebar and their footer. */
  regions: Set<string>;
}

export const nothingJudged = (): Judged => ({ kinds: new Map(), regions: new Set() });

/** Sizes and places depend on the width; all other rules read markup, and only as far as it is shown. */
const placeRules = ['target-size', 'scrollable-region-focusable'];

/** What is wrong with the page that is open, in every theme and at every width, one line each. */
export async function auditPage(page: Page, judged: Judged): Promise<string[]> {
  const found: string[] = [];
  let shown = '';
  for (const { width, inTurn } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await setStyle(page, complete);
    const before = shown;
    shown = await shownOfArticle(page);
    const isSame = shown === before;
    await markRegions(page, { width, regions: judged.regions });
    const exclude = isSame ? '[data-judged], #article' : '[data-judged]';
    found.push(...(await violations(page, { except: colorRules, exclude })));
    if (isSame) found.push(...(await violations(page, { rules: placeRules, include: '#article' })));
    await setStyle(page, unrolled);
    for (const theme of inTurn) {
      // As the script of the site does, and without the wait for it.
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      found.push(...(await colorViolations(page, kindsOf(judged, theme))));
    }
  }
  return [...found, ...(await cutOff(page))];
}

/** Which elements of the article are shown, by their places among all. */
function shownOfArticle(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#article *')]
      .map((element) => Number(element.checkVisibility({ visibilityProperty: true })))
      .join(''),
  );
}

/** Marks the regions that another page has shown at this width as well. */
async function markRegions(
  page: Page,
  { width, regions }: { width: number; regions: Set<string> },
): Promise<void> {
  const all = page.locator('[data-region]');
  const markup = await all.evaluateAll((elements) =>
    elements.map(({ outerHTML }) =>
      outerHTML.replaceAll(/ (?:aria-current|data-judged)="[^"]*"/g, ''),
    ),
  );
  const known = markup.map((html) => regions.has(`${width} ${html}`));
  for (const html of markup) regions.add(`${width} ${html}`);
  await all.evaluateAll((elements, judged) => {
    for (const [index, element] of elements.entries())
      element.toggleAttribute('data-judged', judged[index]);
  }, known);
}

function kindsOf({ kinds: all }: Judged, theme: string): Kinds {
  const kinds = all.get(theme) ?? new Map();
  all.set(theme, kinds);
  return kinds;
}

/** What axe could not decide, one line each. */
export function undecided({ kinds: all }: Judged): string[] {
  return [...all.values()].flatMap((kinds) =>
    [...kinds.values()].filter((line) => line !== undefined),
  );
}

/** A constructed style sheet, which the policy of the site allows. */
export async function setStyle(page: Page, text: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, text);
}

/**
 * What axe finds in the colors of a page. Text of the same color, size and weight on the same grounds
 * has the same contrast: of each such kind axe judges the first that any page shows in this theme.
 */
async function colorViolations(page: Page, kinds: Kinds): Promise<string[]> {
  const known = [...kinds].filter(([, undecided]) => !undecided).map(([kind]) => kind);
  const marked = await page.evaluate(markTexts, known);
  if (marked.length === 0) return [];
  const choice = { rules: colorRules, include: '[data-kind]', undecided: true };
  const { violations: found, incomplete } = await runAxe(page, choice);
  for (const [index, { kind, texts }] of marked.entries()) {
    const lines = linesOf(page, incomplete).filter((line) =>
      line.includes(` data-kind="${index}"`),
    );
    kinds.set(kind, lines.length >= texts ? lines[0] : undefined);
  }
  return linesOf(page, found);
}

/** Marks up to three texts of each kind that is not known by the place of the kind in the list that it returns. */
function markTexts(known: string[]): { kind: string; texts: number }[] {
  const unknown = new Map<string, HTMLElement[]>();
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundsOf = (element: Element | null): string => {
    const memorized = grounds.get(element);
    if (memorized !== undefined || !element) return memorized ?? '';
    const { backgroundColor, backgroundImage, opacity, position, filter } =
      getComputedStyle(element);
    const own = [
      backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      opacity === '1' ? '' : `~${opacity}`,
      position === 'static' || position === 'relative' ? '' : position,
      filter === 'none' ? '' : `~${filter}`,
    ].join('');
    const outer = groundsOf(element.parentElement);
    // Nothing of what is below an opaque ground is seen, unless all of it is blended or filtered.
    const isOpaque = !/rgba|\//.test(backgroundColor) && backgroundImage === 'none';
    const all = (isOpaque && !outer.includes('~') ? '' : outer) + (own && `/${own}`);
    grounds.set(element, all);
    return all;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
    );
  const kindOf = (element: Element) => {
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } =
      getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    const link = element.localName === 'a' ? `a ${around} ${textDecorationLine}` : '';
    return [color, fontSize, fontWeight, textShadow, link, groundsOf(element)].join('|');
  };
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    delete element.dataset.kind;
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const kind = kindOf(element);
    if (!known.includes(kind)) unknown.set(kind, [...(unknown.get(kind) ?? []), element]);
  }
  return [...unknown].map(([kind, elements], index) => {
    const texts = elements.slice(0, 3);
    for (const text of texts) text.dataset.kind = `${index}`;
    return { kind, texts: texts.length };
  });
}

/** What leaves the screen at the side where a reader magnifies the page, but for what can be scrolled there. */
async function cutOff(page: Page): Promise<string[]> {
  await setStyle(page, complete);
  await page.setViewportSize(zoomed);
  const outside = await page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const cut = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element.parentElement);
    });
    const names = cut.map(
      ({ localName, className, textContent }) =>
        `${localName}.${className} ${textContent?.trim().slice(0, 40)}`,
    );
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`, ...names] : names;
  });
  return outside.map((name) => `${new URL(page.url()).pathname} at 320 px: ${name}`);
}
