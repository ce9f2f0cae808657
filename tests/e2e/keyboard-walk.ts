import type { Page } from 'playwright-core';

/** A press of Tab may lead nowhere new: this is more than any page has. */
const patience = 2000;

/**
 * Presses Tab from the top of a page until it leads out of it or where it has been, and returns what
 * is wrong on this way: what cannot be reached, is not seen when it is, or is reached but does not show it.
 *
 * @param key `Shift+Tab` goes backwards from the end
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Walk> {
  const controls = await page.evaluate(markControls);
  const problems: string[] = [];
  for (let stops = 0; stops < patience; stops++) {
    await page.keyboard.press(key);
    if (!(await page.evaluate(arriveAtFocus))) break;
    problems.push(...(await page.evaluate(lookAtFocus)));
  }
  problems.push(...(await page.evaluate(unreached)));
  return { controls, problems };
}

export interface Walk {
  /** How many controls the page shows. */
  controls: number;
  /** One line each. */
  problems: string[];
}

/** Marks what is to be reached. Of a group that arrows move in, one is. */
function markControls(): number {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  for (const control of controls) control.dataset.walk = 'ahead';
  document.body.focus();
  getSelection()?.removeAllRanges();
  return controls.length;
}

/** Whether the focus is on something, and for the first time. */
function arriveAtFocus(): boolean {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  if (element.dataset.walk === 'done') return false;
  element.dataset.walk = 'done';
  return true;
}

/** What is wrong with what has the focus, and stays so: the page may still lay out what it has scrolled to. */
async function lookAtFocus(): Promise<string[]> {
  const element = document.activeElement as HTMLElement;
  const name = `${element.localName}.${element.className} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
  const isTransparent = (one: Element | null): boolean =>
    one !== null && (getComputedStyle(one).opacity === '0' || isTransparent(one.parentElement));
  // The frame around a field of several lines shows the focus in its place.
  const ringed = element.localName === 'textarea' ? element.parentElement?.parentElement : element;
  const look = () => {
    const hasRing = ringed && getComputedStyle(ringed).outlineStyle !== 'none';
    const rect = [...element.getClientRects()].find(({ width, height }) => width * height > 0);
    const [x, y] = rect ? [rect.x + rect.width / 2, rect.y + rect.height / 2] : [-1, -1];
    const hit = document.elementFromPoint(x, y);
    // A link of several lines may have something else in the middle of one.
    const isCovered = !hit || !(element.contains(hit) || hit.contains(element));
    return [
      ...(isTransparent(element) ? [`${name}: is transparent`] : []),
      ...(hasRing ? [] : [`${name}: does not show focus`]),
      ...(isCovered ? [`${name}: at ${x}, ${y} is ${hit?.localName}.${hit?.className}`] : []),
    ];
  };
  let problems = look();
  for (let frames = 0; problems.length > 0 && frames < 30; frames++) {
    await new Promise(requestAnimationFrame);
    problems = look();
  }
  return problems;
}

function unreached(): string[] {
  const ahead = [...document.querySelectorAll<HTMLElement>('[data-walk="ahead"]')];
  for (const element of document.querySelectorAll<HTMLElement>('[data-walk]')) {
    delete element.dataset.walk;
  }
  return ahead.map(
    ({ localName, className, textContent }) =>
      `${localName}.${className} ${textContent?.trim().slice(0, 40)}: is not reached`,
  );
}

/**
 * Presses Enter on every button of the article, and returns those to which nothing happens: neither
 * does the document change, nor what has the focus, nor is a file asked for.
 */
export async function pressButtons(page: Page): Promise<string[]> {
  const buttons = await page
    .locator('#article button:not([role="tab"])')
    .filter({ visible: true })
    .all();
  const dead: string[] = [];
  for (const button of buttons) {
    await button.focus();
    await page.evaluate(watchChanges);
    await page.keyboard.press('Enter');
    const isAlive = page.waitForFunction(() => document.documentElement.dataset.changed, null, {
      timeout: 20_000,
    });
    const name = await button.evaluate(({ outerHTML }) => outerHTML.slice(0, 120));
    await isAlive.catch(() => dead.push(`${name}: does nothing`));
    await page.keyboard.press('Escape');
  }
  return dead;
}

function watchChanges(): void {
  const { documentElement: root } = document;
  delete root.dataset.changed;
  const onChange = () => {
    observer.disconnect();
    root.dataset.changed = 'true';
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // A focus that moves changes nothing in the document, nor does a dialog of the system that asks for a file.
  document.addEventListener('focusin', onChange, { once: true });
  for (const field of document.querySelectorAll('[type="file"]'))
    field.addEventListener('click', onChange, { once: true });
}
