import { followChoice, openAround, rememberChoice, selectTab, setsOf } from '#app/tab-choice.ts';
import { nextTab } from './next-tab.ts';

/** Listens for presses, keys, and for what leads into a hidden panel. */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = tabAt(target);
    if (tab) press(tab);
    else openLinked(target as Element);
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('beforematch', ({ target }) => open(target as Element));
  // Many browsers have opened the panel by now, and went there.
  addEventListener('hashchange', showTarget);
  // The choices themselves are followed since the first paint.
  addEventListener('storage', hideOthers);
  // The browser kept the page while the visitor chose on another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    document.querySelectorAll<HTMLElement>('.tabs').forEach(followChoice);
    hideOthers();
  });
}

/** Tells screen readers which panel belongs to which tab, and hides so that hits can be found. */
export function show(article: HTMLElement): void {
  article.querySelectorAll('.tabs').forEach(connect);
  hideOthers();
  // A link may have been followed before this script was there.
  showTarget();
}

let count = 0;

function connect({ children: [list, ...panels] }: Element): void {
  [...(list?.children ?? [])].forEach((tab, index) => {
    const panel = panels[index] as Element;
    tab.id = `tab:${++count}`;
    panel.id = `panel:${count}`;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', panel.id);
  });
}

/** The value is one that React, and browsers who do not know it, take for a plain `hidden`. */
function hideOthers(): void {
  for (const panel of document.querySelectorAll('.tab-panel')) {
    if (panel.matches('[data-selected]')) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

function tabAt(target: EventTarget | null): HTMLButtonElement | null {
  return (target as Element).closest<HTMLButtonElement>('.tab-list > button');
}

/** Other sets of the group may be higher up: the tab stays under the pointer. */
function press(tab: HTMLButtonElement): void {
  const set = tab.closest<HTMLElement>('.tabs') as HTMLElement;
  const { group } = set.dataset;
  const { top } = tab.getBoundingClientRect();
  for (const other of group ? setsOf(group) : [set]) selectTab(other, tab.value);
  hideOthers();
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  if (group) rememberChoice(group, tab.value);
}

function onKey(event: KeyboardEvent): void {
  const tab = tabAt(event.target);
  if (!tab || event.ctrlKey || event.altKey || event.metaKey) return;
  const tabs = [...(tab.parentElement as Element).children] as HTMLButtonElement[];
  const isRtl = getComputedStyle(tab).direction === 'rtl';
  const next = tabs[nextTab(event.key, tabs.indexOf(tab), { count: tabs.length, isRtl }) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  press(next);
}

/** Opens what a link leads to before the browser scrolls there. */
function openLinked(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (link?.pathname === location.pathname) open(document.getElementById(link.hash.slice(1)));
}

function showTarget(): void {
  const target = document.querySelector(':target');
  if (open(target)) target?.scrollIntoView();
}

/** Opens all hidden panels around an element; says whether there was any. */
function open(element: Element | null): boolean {
  const isHidden = openAround(element);
  while (openAround(element));
  if (isHidden) hideOthers();
  return isHidden;
}
