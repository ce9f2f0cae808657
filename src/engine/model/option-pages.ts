import type { SiteConfig } from '#config/schema/site.ts';
import { hrefOf } from '#shared/url.ts';
import type { SourceFile } from '../content/read.ts';
import { type OptionIndex, optionId } from '../rspack/option-names.ts';
import { optionPage } from '../rspack/option-page.ts';
import type { RenderedSource } from './site.ts';

/** Where a page's options lead: the address of an option's heading in the page's language and version. */
type OptionHref = (name: string) => string | undefined;

/** What a page knows of the headings of options. */
export interface OptionPlaces {
  optionHref: OptionHref;
  /** Whether an address on the page is that of an option's heading. */
  isOption: (href: string) => boolean;
}

type Place = Pick<SourceFile, 'version' | 'lang' | 'path'>;

/** Finds the heading of each option in every language and version; returns what a page knows of them. */
export function optionPlaces(
  compiled: readonly RenderedSource[],
  config: SiteConfig,
  { byName }: OptionIndex,
): (source: Pick<SourceFile, 'version' | 'lang' | 'routePath'>) => OptionPlaces {
  const pages = config.documents?.options ?? {};
  const documented = [...byName].flatMap(([name, option]) => {
    const path = optionPage(option, pages);
    return path === undefined ? [] : [{ name, path }];
  });
  const known = new Map(
    compiled.map(({ source, compiled: { ids } }) => [
      keyOf(source),
      { source, ids: new Set(ids.filter(({ alias }) => !alias).map(({ id }) => id)) },
    ]),
  );
  const urls = { base: config.base, cleanUrls: config.route.cleanUrls };
  const languages = new Map<string, { hrefs: Map<string, string>; all: Set<string> }>();

  function addressOf(name: string, place: Place): string | undefined {
    const target = known.get(keyOf(place));
    if (!target) return undefined;
    const page = hrefOf(target.source.routePath, urls);
    if (target.ids.has(optionId(name))) return `${page}#${optionId(name)}`;
    return target.source.frontmatter.title === name ? page : undefined;
  }

  function addressesIn(place: Omit<Place, 'path'>) {
    const key = keyOf({ ...place, path: '' });
    const made = languages.get(key);
    if (made) return made;
    const hrefs = new Map(
      documented.flatMap(({ name, path }): [string, string][] => {
        const href = addressOf(name, { ...place, path });
        return href === undefined ? [] : [[name, href]];
      }),
    );
    const addresses = { hrefs, all: new Set(hrefs.values()) };
    languages.set(key, addresses);
    return addresses;
  }

  return ({ version, lang, routePath }) => {
    const { hrefs, all } = addressesIn({ version, lang });
    const own = hrefOf(routePath, urls);
    return {
      optionHref(name) {
        const href = hrefs.get(name);
        return href?.startsWith(`${own}#`) ? href.slice(own.length) : href;
      },
      isOption: (href) => all.has(href.startsWith('#') ? own + href : href),
    };
  };
}

function keyOf({ version, lang, path }: Place): string {
  return [version, lang, path].join('\n');
}
