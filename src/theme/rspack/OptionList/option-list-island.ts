import { keepCurrentInView, openAtCurrent } from '#app/keep-in-view.ts';
import { fits, readFilter } from '../Compat/compat-filter.ts';
import { keepFilter, showCount } from '../Compat/show-filter.ts';

const rootOf = (target: EventTarget | null) =>
  target instanceof Element && target.closest<HTMLElement>('.option-list');

/** Filters while one types; the filter stands in the address. */
export function start(): void {
  document.addEventListener('input', ({ target }) => {
    const root = rootOf(target);
    if (!root) return;
    const text = (target as HTMLInputElement).value;
    filter(root, text);
    keepFilter({ text, statuses: [] });
  });
  // For browsers that unfold nothing by themselves; before they look for the place.
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('.overview-index a');
    if (!link) return;
    const group = groupOf(link);
    if (group) group.open = true;
    const list = link.closest<HTMLElement>(':popover-open');
    list?.hidePopover();
  });
}

/** Filters by the address; what was typed before the script was there stays. */
export function show(article: HTMLElement): void {
  const root = article.querySelector<HTMLElement>('.option-list');
  const field = root?.querySelector('input');
  if (!root || !field) return;
  field.value ||= readFilter(location.search).text;
  if (field.value) filter(root, field.value);
  markCurrent();
}

const linksIn = (list: string) => [...document.querySelectorAll<HTMLAnchorElement>(`${list} a`)];

const targetOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));

function groupOf(link: HTMLAnchorElement): HTMLDetailsElement | null | undefined {
  return targetOf(link)?.closest('details');
}

/** Shows the rows that have all words, in groups that are then open; the index says how many each has. */
function filter(root: HTMLElement, text: string): void {
  const counts = linksIn('.option-index').map((link) => {
    const group = groupOf(link);
    const rows = [...(group?.querySelectorAll<HTMLElement>('dl > div') ?? [])];
    const left = rows.filter((row) => {
      row.hidden = !fits({ text: row.textContent ?? '', status: '' }, { text, statuses: [] });
      return !row.hidden;
    });
    const isEmpty = left.length === 0;
    if (link.parentElement) link.parentElement.hidden = isEmpty;
    if (link.lastElementChild) link.lastElementChild.textContent = String(left.length);
    if (group) {
      group.hidden = isEmpty;
      group.open = text.trim() !== '' && !isEmpty;
    }
    return { shown: left.length, all: rows.length };
  });
  showCount(root, { shown: sum(counts, 'shown'), all: sum(counts, 'all') });
}

function sum(counts: Record<'shown' | 'all', number>[], part: 'shown' | 'all'): number {
  return counts.reduce((total, count) => total + count[part], 0);
}

let observer: IntersectionObserver | undefined;

/** What a link of the contents leads to: options, pages, or a part of the text. */
const parts = 'details, .overview > div, section:not(.overview, :has(.option-list))';

/** Marks in the contents what is being read, and names it on their button. */
function markCurrent(): void {
  const list = document.querySelector<HTMLElement>('.overview-index > div');
  const button = document.querySelector('.overview-index > button');
  const place = button?.querySelector('span');
  const unnamed = place?.textContent ?? '';
  const targets = linksIn('.overview-index').flatMap((link) => {
    const part = targetOf(link)?.closest(parts);
    return part ? [{ link, part }] : [];
  });
  const mark = () => {
    // Below where links lead to.
    const line = innerHeight * 0.18;
    const current = targets.findLast(({ part }) => part.getBoundingClientRect().top < line)?.link;
    for (const { link } of targets) link.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
    const name = current?.firstChild?.textContent?.trim();
    if (place) place.textContent = name ?? unnamed;
    button?.setAttribute('aria-label', name ? `${unnamed} ${name}` : unnamed);
    keepCurrentInView(list);
  };
  list?.addEventListener('beforetoggle', () => openAtCurrent(list));
  observer?.disconnect();
  observer = new IntersectionObserver(mark, { rootMargin: '-18% 0px -82%' });
  for (const { part } of targets) observer.observe(part);
}
