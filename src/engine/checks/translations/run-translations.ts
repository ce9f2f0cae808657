import type { LocaleCode } from '#shared/locale.ts';
import { ledgerPath, loadLedger } from '../../content/records/load-translation-status.ts';
import {
  emptyLedger,
  formatLedger,
  type Ledger,
  ledgerFile,
} from '../../content/records/translation-status.ts';
import { writeWhole } from '../../files/write-whole.ts';
import type { PageText } from './page-pairs.ts';
import { staleSections } from './stale-sections.ts';
import { type Change, updateLedger } from './update-status.ts';

export interface TranslationsOptions {
  pages: readonly PageText[];
  /** The language of the originals. */
  lang: LocaleCode;
  contentFolder: string;
  /** What is right as it is: `guide/react#setup`, or `guide/react` for all of a page. */
  acknowledge?: readonly string[];
}

/** Brings a site's ledger up to date, and says what it did, line by line. */
export async function runTranslations({
  pages,
  lang,
  contentFolder,
  acknowledge = [],
}: TranslationsOptions): Promise<string[]> {
  const loaded = await loadLedger(contentFolder);
  const before = loaded?.ledger ?? emptyLedger;
  const { ledger, changes } = updateLedger(before, pages, { lang, acknowledge });
  const text = formatLedger(ledger);
  if (text !== loaded?.text) await writeWhole(ledgerPath(contentFolder), text);
  const stale = staleSections(ledger, pages, { lang }).map(({ name, sections }) =>
    sentence(
      name,
      'stale',
      sections.map(({ id }) => id),
    ),
  );
  return [...changeLines(changes), ...stale, summary(ledger, stale.length)];
}

function changeLines(changes: readonly Change[]): string[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.name}: ${change.type}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ name, type }) =>
      sentence(
        name,
        type,
        group.map(({ id }) => id),
      ),
    ),
  );
}

/** `/guide/react: 2 updated (setup, usage)`; of what stands before the first heading, no name. */
function sentence(name: string, what: string, ids: readonly string[]): string {
  const names = ids.filter(Boolean);
  const isListed = names.length > 0 && names.length <= 5;
  return `${name}: ${ids.length} ${what}${isListed ? ` (${names.join(', ')})` : ''}`;
}

function summary({ sections, untranslated }: Ledger, stalePages: number): string {
  const pages = Object.values(sections);
  const count = pages.reduce((sum, entries) => sum + Object.keys(entries).length, 0);
  const missing = untranslated.length > 0 ? `, ${untranslated.length} untranslated` : '';
  const stale = stalePages > 0 ? `, ${stalePages} of them with stale sections` : '';
  const names = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  return `${ledgerFile}: ${count} sections of ${names}${stale}${missing}.`;
}
