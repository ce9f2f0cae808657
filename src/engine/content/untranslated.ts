import type { SiteConfig } from '#config/schema/site.ts';
import { closest } from '#shared/closest.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import { formatRoute } from '#shared/url.ts';
import { isDraft } from './drafts.ts';
import type { SourceFile } from './read.ts';
import { translationStatusFile } from './records/translation-status.ts';
import { pageName } from './scan.ts';

/** A page at the address of its translation, with the text that there is. */
export interface UntranslatedSource extends SourceFile {
  /** The language that its text is in. */
  original: LocaleCode;
}

/**
 * Pages that stand in for translations which the site is known to lack, and what is wrong with
 * the list of them.
 *
 * @param listed names of pages: `/guide/react`
 */
export function untranslatedSources(
  sources: readonly SourceFile[],
  listed: readonly string[],
  config: Pick<SiteConfig, 'lang' | 'locales'>,
): { sources: UntranslatedSource[]; problems: Problem[] } {
  const pages = new Map<string, SourceFile[]>();
  for (const source of sources) {
    const name = pageName(source);
    pages.set(name, [...(pages.get(name) ?? []), source]);
  }
  return {
    sources: listed.flatMap((name) => stubs(pages.get(name) ?? [], config)),
    problems: listed.flatMap((name) => listProblems(name, pages, config)),
  };
}

/** Whether a page shows the text of another language. */
export function isUntranslated(source: SourceFile): source is UntranslatedSource {
  return source.original !== undefined;
}

function stubs(
  page: readonly SourceFile[],
  config: Pick<SiteConfig, 'lang' | 'locales'>,
): UntranslatedSource[] {
  const original = page.find(({ lang }) => lang === config.lang) ?? page[0];
  if (!original) return [];
  return missingLanguages(page, config).map((lang) => ({
    ...original,
    lang,
    routePath: formatRoute({ ...original, lang }, { defaultLang: config.lang }),
    original: original.lang,
  }));
}

function missingLanguages(
  page: readonly SourceFile[],
  { locales }: Pick<SiteConfig, 'locales'>,
): LocaleCode[] {
  const languages = locales.map(({ lang }) => lang);
  return languages.filter((lang) => !page.some((source) => source.lang === lang));
}

function listProblems(
  name: string,
  pages: ReadonlyMap<string, readonly SourceFile[]>,
  config: Pick<SiteConfig, 'locales'>,
): Problem[] {
  const place = { file: translationStatusFile, found: name };
  const page = pages.get(name);
  if (!page) {
    const [suggestion] = closest(name, [...pages.keys()]);
    return [
      {
        ...place,
        message: 'Unknown page in `untranslated`',
        expected: 'the path of a page: "/guide/react"',
        fix: suggestion ? `did you mean "${suggestion}"?` : 'remove it from `untranslated`',
      },
    ];
  }
  // A draft of the translation shows in dev only; until it is done, the list is right.
  if (missingLanguages(page, config).length > 0 || page.some(isDraft)) return [];
  const files = page.map(({ relativePath }) => `content/${relativePath}`);
  return [
    {
      ...place,
      message: 'Translated page in `untranslated`',
      expected: `pages that one language lacks; this one is ${files.join(' and ')}`,
      fix: 'remove it from `untranslated`, then `npm run translations`',
    },
  ];
}
