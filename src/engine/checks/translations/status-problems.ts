import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import { type Ledger, ledgerFile } from '../../content/records/translation-status.ts';
import {
  hasSection,
  type PagePair,
  type PageText,
  pageFile,
  pagePairs,
  sectionPairs,
  translatedNames,
} from './page-pairs.ts';

const fix = 'npm run translations';

/** Sections that a ledger does not know, and those that it alone knows. */
export function ledgerProblems(
  ledger: Ledger | undefined,
  pages: readonly PageText[],
  { lang }: { lang: LocaleCode },
): Problem[] {
  const pairs = pagePairs(pages, lang);
  if (!ledger) return pairs.length > 0 ? [noLedger] : [];
  const names = translatedNames(pages);
  const gone = Object.keys(ledger.sections).filter((name) => !names.has(name));
  return [
    ...pairs.flatMap((pair) => pairProblems(pair, ledger)),
    ...gone.map((found) => ({
      file: ledgerFile,
      message: 'The ledger has a page that has no translation any more.',
      found,
      fix,
    })),
  ];
}

const noLedger: Problem = {
  file: ledgerFile,
  message: 'Nothing records what the translations were made from.',
  fix,
};

function pairProblems(pair: PagePair, { sections }: Ledger): Problem[] {
  const file = pageFile(pair.translation);
  const recorded = sections[pair.name];
  if (!recorded) {
    return [{ file, line: 1, message: 'The ledger does not know this translation.', fix }];
  }
  const unknown = sectionPairs(pair).filter(({ id }) => recorded[id] === undefined);
  const gone = Object.keys(recorded).filter((id) => !hasSection(pair, id));
  return [
    ...unknown.map(({ id, translation: { line } }) => ({
      file,
      line,
      message: 'The ledger does not know this section.',
      found: `${pair.name}#${id}`,
      fix,
    })),
    ...gone.map((id) => ({
      file: ledgerFile,
      message: 'The ledger has a section that no page has any more.',
      found: `${pair.name}#${id}`,
      fix,
    })),
  ];
}
