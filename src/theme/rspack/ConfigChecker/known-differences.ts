import type { DifferenceStatus, KnownDifferences } from '#shared/config-checker/check-options.ts';

/** What the page's tables say of an option. */
interface TableRow {
  status: DifferenceStatus;
  /** The cell with the sentence. */
  sentence: Element;
  /** Where the option is documented, or else the heading of the table. */
  href: string;
}

/** Reads what the page itself says of all options, by their names. */
export function readTables(article: ParentNode): Map<string, TableRow> {
  const rows = new Map<string, TableRow>();
  let heading = '';
  for (const element of article.querySelectorAll<HTMLElement>(
    '.compat h3[id], .compat td[data-status]',
  )) {
    if (element.id) heading = `#${element.id}`;
    const row = element.parentElement;
    const [names, , sentence] = row?.children ?? [];
    if (!element.dataset.status || !names || !sentence) continue;
    for (const name of names.querySelectorAll('code')) {
      const href = name.closest('a')?.getAttribute('href') ?? heading;
      const status = element.dataset.status as DifferenceStatus;
      rows.set(name.textContent ?? '', { status, sentence, href });
    }
  }
  return rows;
}

/** The statuses alone, for the thread that checks. */
export function differencesOf(rows: ReadonlyMap<string, TableRow>): KnownDifferences {
  return Object.fromEntries([...rows].map(([name, { status }]) => [name, status]));
}

/** Addresses of the pages on options, by the option that each begins with. */
export function optionHref(root: ParentNode, name: string): string | undefined {
  const links = root.querySelector('template')?.content.querySelectorAll('a') ?? [];
  const own = name.startsWith('Rule.') ? `module.${name}` : name;
  const [page] = [...links]
    .filter(({ textContent }) => own === textContent || own.startsWith(`${textContent}.`))
    .sort((a, b) => (b.textContent?.length ?? 0) - (a.textContent?.length ?? 0));
  if (!page) return undefined;
  const href = page.getAttribute('href') ?? '';
  if (page.textContent === name) return href;
  return `${href.replace(/#.*/, '')}#${name.toLowerCase().replaceAll(/[^\w-]/g, '')}`;
}
