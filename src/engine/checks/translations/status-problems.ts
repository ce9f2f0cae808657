import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import {
  type TranslationStatus,
  translationStatusFile,
} from '../../content/records/translation-status.ts';
import type { CompiledSource } from '../../model/site.ts';
import {
  hasSection,
  isKept,
  type PagePair,
  pageFile,
  pagePairs,
  sectionPairs,
} from './page-pairs.ts';

const fix = 'npm run translations';

/** Sections that are missing in the translation status, and entries without a section. */
export function statusProblems(
  translationStatus: TranslationStatus | undefined,
  pages: readonly CompiledSource[],
  { lang }: { lang: LocaleCode },
): Problem[] {
  const pairs = pagePairs(pages, lang);
  if (!translationStatus) return pairs.length > 0 ? [noStatus] : [];
  const gone = Object.keys(translationStatus.sections).filter((name) => !isKept(name, pages));
  return [
    ...pairs.flatMap((pair) => pairProblems(pair, translationStatus)),
    ...gone.map((found) => ({
      file: translationStatusFile,
      message: 'Needless entry of the translation status: the page has no translation',
      found,
      fix,
    })),
  ];
}

const noStatus: Problem = {
  file: translationStatusFile,
  message: 'Missing translation status',
  fix,
};

function pairProblems(pair: PagePair, { sections }: TranslationStatus): Problem[] {
  const file = pageFile(pair.translation);
  const recorded = sections[pair.name];
  if (!recorded) {
    return [{ file, line: 1, message: 'Unrecorded translation', fix }];
  }
  const unknown = sectionPairs(pair).filter(({ id }) => recorded[id] === undefined);
  const gone = Object.keys(recorded).filter((id) => !hasSection(pair, id));
  return [
    ...unknown.map(({ id, translation: { line } }) => ({
      file,
      line,
      message: 'Unrecorded section',
      found: `${pair.name}#${id}`,
      fix,
    })),
    ...gone.map((id) => ({
      file: translationStatusFile,
      message: 'Needless entry of the translation status: no page has the section',
      found: `${pair.name}#${id}`,
      fix,
    })),
  ];
}
