import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import {
  type TranslationStatus,
  translationStatusFile,
} from '../../content/records/translation-status.ts';
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

/** Sections that a translation status does not know, and those that it alone knows. */
export function statusProblems(
  translationStatus: TranslationStatus | undefined,
  pages: readonly PageText[],
  { lang }: { lang: LocaleCode },
): Problem[] {
  const pairs = pagePairs(pages, lang);
  if (!translationStatus) return pairs.length > 0 ? [noStatus] : [];
  const names = translatedNames(pages);
  const gone = Object.keys(translationStatus.sections).filter((name) => !names.has(name));
  return [
    ...pairs.flatMap((pair) => pairProblems(pair, translationStatus)),
    ...gone.map((found) => ({
      file: translationStatusFile,
      message: 'The translation status has a page that has no translation any more.',
      found,
      fix,
    })),
  ];
}

const noStatus: Problem = {
  file: translationStatusFile,
  message: 'Nothing records what the translations were made from.',
  fix,
};

function pairProblems(pair: PagePair, { sections }: TranslationStatus): Problem[] {
  const file = pageFile(pair.translation);
  const recorded = sections[pair.name];
  if (!recorded) {
    return [
      { file, line: 1, message: 'The translation status does not know this translation.', fix },
    ];
  }
  const unknown = sectionPairs(pair).filter(({ id }) => recorded[id] === undefined);
  const gone = Object.keys(recorded).filter((id) => !hasSection(pair, id));
  return [
    ...unknown.map(({ id, translation: { line } }) => ({
      file,
      line,
      message: 'The translation status does not know this section.',
      found: `${pair.name}#${id}`,
      fix,
    })),
    ...gone.map((id) => ({
      file: translationStatusFile,
      message: 'The translation status has a section that no page has any more.',
      found: `${pair.name}#${id}`,
      fix,
    })),
  ];
}
