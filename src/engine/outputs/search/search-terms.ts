import type { SiteConfig } from '#config/schema/site.ts';
import type { OptionNote, SearchMetadata } from '#search/search-index.ts';
import { sidebarOfPage } from '#shared/layout.ts';
import type { LocaleCode } from '#shared/locale.ts';
import { activeNavItem, containsPath, sectionOf } from '#shared/navigation.ts';
import type { SiteData } from '#shared/site.ts';
import type { ContentRecords } from '../../content/records/content-records.ts';
import type { CompiledPage } from '../../markdown/compiled-page.ts';
import type { OptionFact } from '../../rspack/facts.ts';
import { optionIndex } from '../../rspack/option-index.ts';
import { optionId } from '../../rspack/option-names.ts';
import { optionPage } from '../../rspack/option-page.ts';
import { everydaySynonyms } from './everyday-synonyms.ts';
import { searchAliases } from './search-aliases.ts';
import type { SearchSource } from './search-documents.ts';
import { searchNames } from './search-names.ts';
import { searchRows } from './search-rows.ts';
import { searchStopWords } from './search-stop-words.ts';
import { searchSynonyms } from './search-synonyms.ts';

export interface SearchTermsContext {
  lang: LocaleCode;
  config: Pick<SiteConfig, 'documents' | 'title'>;
  records: Pick<ContentRecords, 'language' | 'tasks' | 'names'>;
  /** The site's navigation in a version. */
  dataOf: (version: string) => Pick<SiteData, 'nav' | 'sidebars' | 'sidebarOf'>;
}

/** What the search of a language knows beside the texts of its pages. */
export function searchTerms(
  pages: readonly SearchSource[],
  context: SearchTermsContext,
): SearchMetadata {
  const { lang, config, records, dataOf } = context;
  const glossary = records.language?.glossary;
  const own = pages.filter(({ source }) => source.lang === lang);
  const notes = optionNotes(own, config);
  const byPage = <Value>(make: (page: SearchSource) => Value) =>
    Object.fromEntries(own.map((page) => [page.source.routePath, make(page)]));
  return {
    synonyms: [...(glossary ? searchSynonyms(glossary) : []), ...everydaySynonyms],
    // Every page is about the site's own subject.
    stopWords: [...searchStopWords, config.title.toLowerCase()],
    descriptions: descriptionsOf(own),
    aliases: searchAliases(own, records),
    options: filled(byPage((page) => headingNotes(page, notes))),
    rows: filled(
      byPage((page) => searchRows({ path: page.source.path, compiled: page.compiled }, notes)),
    ),
    code: filled(byPage(({ compiled }) => codeLines(compiled))),
    groups: byPage(({ source }) => groupOf(source, dataOf(source.version))),
    names: searchNames(own, config),
    aside: own.filter((page) => isAside(page, context)).map(({ source }) => source.routePath),
  };
}

function filled<Value extends readonly unknown[]>(
  lists: Record<string, Value>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

/** What pages say of themselves in a sentence or two. */
function descriptionsOf(pages: readonly SearchSource[]): SearchMetadata['descriptions'] {
  return Object.fromEntries(
    pages.flatMap(({ source: { routePath, frontmatter } }) =>
      frontmatter.description === undefined || frontmatter.pageType === 'home'
        ? []
        : [[routePath, frontmatter.description]],
    ),
  );
}

/** What the bundler says of the options that have a heading or a row, by the addresses of those. */
function optionNotes(
  pages: readonly SearchSource[],
  { documents }: Pick<SiteConfig, 'documents'>,
): Map<string, OptionNote> {
  const paths = new Set(pages.map(({ source }) => source.path));
  const notes = [...(documents ? optionIndex.byName : [])].flatMap(
    ([name, option]): [string, OptionNote][] => {
      const path = optionPage(option, documents?.options ?? {});
      return path && paths.has(path) ? [[`${path}#${optionId(name)}`, noteOf(option)]] : [];
    },
  );
  return new Map(notes);
}

/** One note for each heading, up to the last one that is an option. */
function headingNotes(
  { source, compiled }: SearchSource,
  notes: ReadonlyMap<string, OptionNote>,
): OptionNote[] {
  const all = compiled.toc.map(({ id }): OptionNote => notes.get(`${source.path}#${id}`) ?? []);
  return all.slice(0, all.findLastIndex((note) => note.length > 0) + 1);
}

/** The default is that of most targets and modes. */
function noteOf({ type = '', defaults = [] }: OptionFact): OptionNote {
  const values = new Set(defaults.filter(({ targets }) => !targets).map(({ value }) => value));
  return values.size > 0 ? [short(type), short([...values].join(', '))] : [short(type)];
}

/** Letters that a row of results has room for. */
const room = 48;

function short(code: string): string {
  return code.length > room ? `${code.slice(0, room - 1)}…` : code;
}

/** By turns, how many lines of a page's text are not code and how many are. */
function codeLines({
  text,
  samples,
  commands,
}: Pick<CompiledPage, 'text' | 'samples' | 'commands'>): number[] {
  const lengths: number[] = [];
  const others = [...commands];
  let end = 0;
  for (const { code } of samples) {
    const shown = code.trim();
    const start = text.indexOf(shown, end);
    if (!shown || start < 0) continue;
    const before = breaksIn(text.slice(end, start));
    // The break behind it ends its last line.
    end = start + shown.length + 1;
    const same = text.startsWith(others[0] ?? '\n', end) ? others.shift() : undefined;
    if (same) end += same.length + 1;
    lengths.push(before, breaksIn(text.slice(start, end - 1)) + 1);
  }
  return lengths;
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}

/** The group of the sidebar that a page stands in, or what the bar calls its section. */
function groupOf(
  { path, routePath }: SearchSource['source'],
  data: ReturnType<SearchTermsContext['dataOf']>,
): string {
  const item = sidebarOfPage(path, data).find((entry) => containsPath(entry, routePath));
  if (item?.type === 'group') return item.text;
  return activeNavItem(data.nav, path)?.text ?? sectionOf(path);
}

/** News, the glossary, and what the bar's menus lead to: pages about the project. */
function isAside(
  { source, compiled }: SearchSource,
  { records, dataOf }: Pick<SearchTermsContext, 'records' | 'dataOf'>,
): boolean {
  if (source.frontmatter.date !== undefined) return true;
  const ids = new Set(compiled.toc.map(({ id }) => id));
  const defined = records.language?.glossary.groups.flatMap(({ terms }) => terms) ?? [];
  if (defined.length > 0 && defined.every(({ id }) => ids.has(id))) return true;
  const menus = dataOf(source.version).nav.filter((item) => item.type === 'menu');
  return menus.some(({ items }) => items.some(({ link }) => link === source.routePath));
}
