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
}

/** Filters by the address; what was typed before the script was there stays. */
export function show(article: HTMLElement): void {
  const root = article.querySelector<HTMLElement>('.option-list');
  const field = root?.querySelector('input');
  if (!root || !field) return;
  field.value ||= readFilter(location.search).text;
  if (field.value) filter(root, field.value);
}

/** Shows the rows that have all words, in groups that are then open. */
function filter(root: HTMLElement, text: string): void {
  const groups = [...root.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  const counts = groups.map((group) => {
    const rows = [...group.querySelectorAll<HTMLElement>('dl > div')];
    const left = rows.filter((row) => {
      row.hidden = !fits({ text: row.textContent ?? '', status: '' }, { text, statuses: [] });
      return !row.hidden;
    });
    group.hidden = left.length === 0;
    group.open = text.trim() !== '' && left.length > 0;
    return { shown: left.length, all: rows.length };
  });
  showCount(root, { shown: sum(counts, 'shown'), all: sum(counts, 'all') });
}

function sum(counts: Record<'shown' | 'all', number>[], part: 'shown' | 'all'): number {
  return counts.reduce((total, count) => total + count[part], 0);
}
