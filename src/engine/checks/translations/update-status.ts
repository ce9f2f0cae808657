import type { LocaleCode } from '#shared/locale.ts';
import type { TranslationStatus } from '../../content/records/translation-status.ts';
import type { CompiledSource } from '../../model/site.ts';
import { parseAcknowledgements } from './acknowledgment.ts';
import { hasSection, isKept, type PagePair, pagePairs, sectionPairs } from './page-pairs.ts';

/** What became of a section in the translation status. */
export interface Change {
  name: string;
  id: string;
  type: 'new' | 'updated' | 'acknowledged' | 'removed';
}

interface UpdateOptions {
  /** The language of the originals. */
  lang: LocaleCode;
  /** What is right as it is: `guide/react#setup` in all languages, `zh/guide/react` for all of a page in one. */
  acknowledge?: readonly string[];
}

type Entries = TranslationStatus['sections'][string];

/**
 * Records what there is now. A section whose source has changed is recorded only if its
 * translation changed as well, or is acknowledged.
 */
export function updateStatus(
  translationStatus: TranslationStatus,
  pages: readonly CompiledSource[],
  { lang, acknowledge = [] }: UpdateOptions,
): { translationStatus: TranslationStatus; changes: Change[] } {
  const pairs = pagePairs(pages, lang);
  const isAcknowledged = parseAcknowledgements(acknowledge, pairs);
  const sections: TranslationStatus['sections'] = {};
  const changes: Change[] = [];
  for (const [name, entries] of Object.entries(translationStatus.sections)) {
    if (isKept(name, pages)) sections[name] = entries;
    else changes.push(...Object.keys(entries).map((id) => removed(name, id)));
  }
  for (const pair of pairs) {
    const { name } = pair;
    const recorded = sections[name] ?? {};
    const updated = updateEntries(recorded, pair, (id) => isAcknowledged(pair, id));
    sections[name] = updated.entries;
    changes.push(...updated.changes);
  }
  return { translationStatus: { ...translationStatus, sections }, changes };
}

function updateEntries(
  recorded: Entries,
  pair: PagePair,
  isAcknowledged: (id: string) => boolean,
): { entries: Entries; changes: Change[] } {
  const { name } = pair;
  const gone = Object.keys(recorded).filter((id) => !hasSection(pair, id));
  const entries = Object.fromEntries(Object.entries(recorded).filter(([id]) => !gone.includes(id)));
  const changes = gone.map((id) => removed(name, id));
  for (const { id, original, translation } of sectionPairs(pair)) {
    const type = changeOf(entries[id], [original.hash, translation.hash], isAcknowledged(id));
    if (type === 'stale') continue;
    entries[id] = [original.hash, translation.hash];
    if (type !== 'same') changes.push({ name, id, type });
  }
  return { entries, changes };
}

function removed(name: string, id: string): Change {
  return { name, id, type: 'removed' };
}

function changeOf(
  recorded: Entries[string] | undefined,
  [original, translation]: Entries[string],
  isAcknowledged: boolean,
): Change['type'] | 'same' | 'stale' {
  if (!recorded) return 'new';
  if (recorded[0] === original) return 'same';
  if (recorded[1] !== translation) return 'updated';
  return isAcknowledged ? 'acknowledged' : 'stale';
}
