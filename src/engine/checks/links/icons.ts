import { configFileName } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { closest } from '#shared/closest.ts';
import type { Problem } from '#shared/problem.ts';
import { fileOf, withoutBase } from '#shared/url.ts';
import type { SitePage } from '../../model/site.ts';
import type { Check } from '../check-context.ts';
import { type Place, placesOf } from './places.ts';

/** Named icons, of pages and of the configuration, that no file of `public/icons/` draws. */
export const icons: Check = ({ site: { config, pages, publicFiles }, built }) => {
  const pageByFile = new Map(pages.map((page) => [`${fileOf(page.info.routePath)}.html`, page]));
  const known = [...publicFiles].flatMap((file) => iconName(file, { base: '/' }) ?? []);
  const problems = built.flatMap(({ path, sources }) =>
    sources.flatMap((source) => {
      const name = iconName(source, config);
      if (name === undefined || known.includes(name)) return [];
      const places = iconPlaces(source, { name, page: pageByFile.get(path), config });
      return places.map((place) => ({ ...place, ...unknownIcon(name, known) }));
    }),
  );
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
};

/** The name of an icon that an address draws; undefined for other pictures. */
export function iconName(source: string, { base }: Pick<SiteConfig, 'base'>): string | undefined {
  return /^\/icons\/([^/.]+)\.svg$/.exec(withoutBase(source, base) ?? '')?.[1];
}

interface Icon {
  name: string;
  page: SitePage | undefined;
  config: SiteConfig;
}

/** Frontmatter and configuration write names, where the document has addresses. */
function iconPlaces(source: string, { name, page, config }: Icon): Place[] {
  const places = [source, `/${name}`].flatMap((written) => placesOf(written, page, config));
  const own = places.filter(({ file }) => file !== configFileName);
  return own.length > 0 ? own : [{ file: configFileName, found: name }];
}

function unknownIcon(name: string, known: readonly string[]): Omit<Problem, 'file' | 'line'> {
  const [suggestion] = closest(name, known);
  return {
    message: `Unknown icon \`${name}\``,
    expected: `the name of a file of public/icons/: \`${name}\` for public/icons/${name}.svg`,
    ...(suggestion ? { fix: suggestion } : {}),
  };
}
