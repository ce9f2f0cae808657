import type { SiteConfig } from '#config/schema/site.ts';
import { hrefOf } from '#shared/url.ts';
import type { SourceFile } from '../content/read.ts';
import { type OptionIndex, optionId } from '../rspack/option-names.ts';
import { optionPage } from '../rspack/option-page.ts';
import type { RenderedSource } from './site.ts';

/** Where a page's options lead: the address of an option's heading in the page's language and version. */
export type OptionHref = (name: string) => string | undefined;

/**
 * Finds the heading of each option in every language and version.
 *
 * @returns for a page, a function from an option's name to the address of its heading
 */
export function optionHrefs(
  compiled: readonly RenderedSource[],
  config: SiteConfig,
  { byName }: OptionIndex,
): (source: SourceFile) => OptionHref {
  const pages = config.documents?.options ?? {};
  const known = new Map(
    compiled.map(({ source, compiled: { ids } }) => [
      keyOf(source),
      { source, ids: new Set(ids.filter(({ alias }) => !alias).map(({ id }) => id)) },
    ]),
  );
  const urls = { base: config.base, cleanUrls: config.route.cleanUrls };
  return (source) => (name) => {
    const option = byName.get(name);
    const path = option && optionPage(option, pages);
    const target = path === undefined ? undefined : known.get(keyOf({ ...source, path }));
    if (!target) return undefined;
    const id = optionId(name);
    const isTitle = target.source.frontmatter.title === name;
    if (!target.ids.has(id)) return isTitle ? hrefOf(target.source.routePath, urls) : undefined;
    if (target.source.path === source.path) return `#${id}`;
    return `${hrefOf(target.source.routePath, urls)}#${id}`;
  };
}

/**
 * Finds what pages say of each option in one sentence.
 *
 * @returns for a page, a function from an option's name to that sentence in the page's language
 */
export function optionSummaries(
  compiled: readonly RenderedSource[],
): (source: SourceFile) => (name: string) => string | undefined {
  const known = new Map(
    compiled.flatMap(({ source, compiled: { summaries } }) =>
      Object.entries(summaries).map(([name, text]) => [keyOf({ ...source, path: name }), text]),
    ),
  );
  return (source) => (name) => known.get(keyOf({ ...source, path: name }));
}

function keyOf({ version, lang, path }: Pick<SourceFile, 'version' | 'lang' | 'path'>): string {
  return [version, lang, path].join('\n');
}
