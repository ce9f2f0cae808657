import { type CompatFilter, fits, readFilter } from './compat-filter.ts';
import { keepFilter, showCount } from './show-filter.ts';

const rootOf = (target: EventTarget | null) =>
  target instanceof Element && target.closest<HTMLElement>('.compat');

const fieldOf = (root: HTMLElement) => root.querySelector('input');

const statusesOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLButtonElement>('[aria-pressed]'),
];

/** Filters while one types and presses; the filter stands in the address. */
export function start(): void {
  document.addEventListener('input', ({ target }) => {
    const root = rootOf(target);
    if (root) chosen(root);
  });
  document.addEventListener('click', ({ target }) => {
    const root = rootOf(target);
    const button = root && (target as Element).closest('button');
    if (!button) return;
    if (button.value) {
      button.ariaPressed = String(button.ariaPressed !== 'true');
      chosen(root);
    } else {
      choose(root, { text: '', statuses: [] });
      chosen(root);
      fieldOf(root)?.focus();
    }
  });
}

/** Filters by the address; what was typed before the script was there stays. */
export function show(article: HTMLElement): void {
  const root = article.querySelector<HTMLElement>('.compat');
  if (!root) return;
  const { text, statuses } = readFilter(location.search);
  const typed = fieldOf(root)?.value;
  if (!typed && !text && statuses.length === 0) return;
  choose(root, { text: typed || text, statuses });
  chosen(root);
}

function choose(root: HTMLElement, { text, statuses }: CompatFilter): void {
  const field = fieldOf(root);
  if (field) field.value = text;
  for (const button of statusesOf(root))
    button.ariaPressed = String(statuses.includes(button.value));
}

/** Shows what the controls say, and writes it into the address. */
function chosen(root: HTMLElement): void {
  const filter = {
    text: fieldOf(root)?.value ?? '',
    statuses: statusesOf(root)
      .filter(({ ariaPressed }) => ariaPressed === 'true')
      .map(({ value }) => value),
  };
  showRows(root, filter);
  keepFilter(filter);
}

function showRows(root: HTMLElement, filter: CompatFilter): void {
  let heading: Element | undefined;
  let all = 0;
  let shown = 0;
  for (const child of root.children) {
    if (/^H\d$/.test(child.tagName)) heading = child;
    const rows = [...child.querySelectorAll<HTMLElement>('[data-status]')];
    if (rows.length === 0) continue;
    const left = rows.filter((cell) => showRow(cell, filter));
    (child as HTMLElement).hidden = left.length === 0;
    heading?.toggleAttribute('data-empty', left.length === 0);
    all += rows.length;
    shown += left.length;
  }
  showCount(root, { shown, all });
}

/** @returns whether it is shown */
function showRow({ dataset, parentElement: row }: HTMLElement, filter: CompatFilter): boolean {
  if (!row) return false;
  row.hidden = !fits({ text: row.textContent ?? '', status: dataset.status ?? '' }, filter);
  return !row.hidden;
}
