// What runs before the first paint and what the tabs' own script does later: both use this file.
// A set of tabs has as its children the list of buttons and, in the same order, the panels.

/** Selects one tab of a set, and its panel. A value that the set does not have leaves it as it is. */
export function selectTab(set: Element, value: string | null | undefined): void {
  const [list, ...panels] = set.children as unknown as [Element, ...Element[]];
  const tabs = [...list.children] as HTMLButtonElement[];
  if (!tabs.some((tab) => tab.value === value)) return;
  tabs.forEach((tab, index) => {
    const isSelected = tab.value === value;
    tab.ariaSelected = `${isSelected}`;
    tab.tabIndex = isSelected ? 0 : -1;
    panels[index]?.toggleAttribute('data-selected', isSelected);
  });
}

/** The sets of a group, given as it is remembered. */
export function setsOf(group: string | null | undefined): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[data-group=${CSS.escape(`${group}`)}]`);
}

/** Selects what the visitor chose last in the group of a set. */
export function followChoice(set: HTMLElement): void {
  try {
    selectTab(set, localStorage.getItem(`${set.dataset.group}`));
  } catch {
    // Where storage is blocked, nothing is remembered.
  }
}

/** Remembers what the visitor chose in a group. */
export function rememberChoice(group: string, value: string): void {
  try {
    localStorage.setItem(group, value);
  } catch {
    // Where storage is blocked, the choice holds for the page that is open.
  }
}

/** Selects the panel around an element that is not selected, the innermost of several. */
export function openAround(element: Element | null): boolean {
  const panel = element?.closest<HTMLElement>('.tab-panel:not([data-selected])');
  const set = panel?.parentElement;
  if (set)
    for (const other of [set, ...setsOf(set.dataset.group)]) selectTab(other, panel.dataset.value);
  return Boolean(panel);
}

/**
 * Makes every set of tabs show the right panel as soon as it is there: the visitor's choice, or
 * the one that the address leads into. Other windows of the browser are followed.
 *
 * The last child of a set is a `<tab-choice>`: the parser connects it before it goes on, and so
 * does the router when it puts an article into the page.
 */
export function startTabChoices(): void {
  customElements.define(
    'tab-choice',
    class extends HTMLElement {
      connectedCallback() {
        followChoice(this.parentElement as HTMLElement);
        openAround(document.getElementById(location.hash.slice(1)));
      }
    },
  );
  addEventListener('storage', ({ key }) => setsOf(key).forEach(followChoice));
}
