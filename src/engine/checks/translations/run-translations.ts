import type { LocaleCode } from '#shared/locale.ts';
import {
  emptyStatus,
  formatTranslationStatus,
  loadTranslationStatus,
  type TranslationStatus,
  translationStatusFile,
  translationStatusPath,
} from '../../content/records/translation-status.ts';
import { writeWhole } from '../../files/write-whole.ts';
import type { CompiledSource } from '../../model/site.ts';

import { staleSections } from './stale-sections.ts';
import { type Change, updateStatus } from './update-status.ts';

export interface TranslationsOptions {
  pages: readonly CompiledSource[];
  /** The language of the originals. */
  lang: LocaleCode;
  contentFolder: string;
  /** What is right as it is: `guide/react#setup`, or `guide/react` for all of a page. */
  acknowledge?: readonly string[];
}

/** Brings a site's translation status up to date. Returns lines that report the changes. */
export async function runTranslations({
  pages,
  lang,
  contentFolder,
  acknowledge = [],
}: TranslationsOptions): Promise<string[]> {
  const loaded = await loadTranslationStatus(contentFolder);
  const before = loaded?.translationStatus ?? emptyStatus;
  const { translationStatus, changes } = updateStatus(before, pages, { lang, acknowledge });
  const text = formatTranslationStatus(translationStatus);
  if (text !== loaded?.text) await writeWhole(translationStatusPath(contentFolder), text);
  const stale = staleSections(translationStatus, pages, { lang }).map(({ name, sections }) =>
    sentence(
      name,
      'stale',
      sections.map(({ id }) => id),
    ),
  );
  return [...changeLines(changes), ...stale, summary(translationStatus, stale.length)];
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

function summary({ sections, untranslated }: TranslationStatus, stalePages: number): string {
  const pages = Object.values(sections);
  const count = pages.reduce((sum, entries) => sum + Object.keys(entries).length, 0);
  const missing = untranslated.length > 0 ? `, ${untranslated.length} untranslated` : '';
  const stale = stalePages > 0 ? `, ${stalePages} of them with stale sections` : '';
  const names = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  return `${translationStatusFile}: ${count} sections of ${names}${stale}${missing}.`;
}
