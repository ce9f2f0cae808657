import type { Page } from 'playwright-core';
import { linesOf, runAxe, violations } from './axe.ts';
import { setTheme } from './browser.ts';

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
  [data-region] :is(nav, header, aside), #outline, #sidebar, .code-tools { position: static !important; }
`;

/** Kinds of text that were judged; by what axe says, where it could not decide about any text of the kind. */
type Kinds = Map<string, string | undefined>;

/** What has been judged of each look, for all pages of a run. */
export type Judged = Map<string, Kinds>;

/** What is wrong with the page that is open, in every theme and at every width, one line each. */
export async function auditPage(page: Page, judged: Judged): Promise<string[]> {
  const found: string[] = [];
  for (const { width, inTurn } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await setStyle(page, complete);
    found.push(...(await violations(page, { except: colorRules })));
    await setStyle(page, unrolled);
    for (const theme of inTurn) {
      await setTheme(page, theme);
      found.push(...(await colorViolations(page, kindsOf(judged, `${width} ${theme}`))));
    }
  }
  return [...found, ...(await cutOff(page))];
}

function kindsOf(judged: Judged, look: string): Kinds {
  const kinds = judged.get(look) ?? new Map();
  judged.set(look, kinds);
  return kinds;
}

/** What axe could not decide, one line each. */
export function undecided(judged: Judged): string[] {
  return [...judged.values()].flatMap((kinds) =>
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
 * has the same contrast: of each such kind axe judges the first that any page shows in this look.
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
      opacity === '1' ? '' : opacity,
      position === 'static' || position === 'relative' ? '' : position,
      filter === 'none' ? '' : filter,
    ].join('');
    const all = groundsOf(element.parentElement) + (own && `/${own}`);
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
