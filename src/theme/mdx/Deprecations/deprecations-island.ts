import { readVersion, writeVersion } from './version-filter.ts';

// A page may have several tables: the first has the choice, and it holds for all of them.

/** Shows what a version deprecates or removes when it is chosen; it stands in the address. */
export function start(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.closest('.deprecations'))
      chosen(target.value);
  });
}

/** Chooses the version of the address, one that nobody knows aside; what was chosen before the script was there stays. */
export function show(article: HTMLElement): void {
  const choice = article.querySelector<HTMLSelectElement>('.deprecations select');
  if (!choice) return;
  if (choice.value) {
    chosen(choice.value);
    return;
  }
  choice.value = readVersion(location.search);
  // A value that is none of the options is no choice at all.
  if (choice.selectedIndex < 0) choice.selectedIndex = 0;
  showVersion(choice.value);
}

function chosen(version: string): void {
  showVersion(version);
  const { pathname, search, hash } = location;
  const query = writeVersion(search, version);
  if (query !== search) history.replaceState(history.state, '', pathname + query + hash);
}

function rowsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-versions]')];
}

function versionsOf({ dataset }: HTMLElement): string[] {
  return (dataset.versions ?? '').split(' ').filter(Boolean);
}

/** @param version empty for all */
function showVersion(version: string): void {
  for (const table of document.querySelectorAll<HTMLElement>('.deprecations')) {
    const rows = rowsIn(table);
    for (const row of rows) row.hidden = version !== '' && !versionsOf(row).includes(version);
    const isEmpty = rows.every(({ hidden }) => hidden);
    for (const [part, isHidden] of [
      ['.table', isEmpty],
      ['.deprecations-nothing', !isEmpty],
    ] as const) {
      table.querySelector(part)?.toggleAttribute('hidden', isHidden);
    }
  }
}
