import { configFileName } from '#config/load-config.ts';
import { closest } from '#shared/closest.ts';
import { flattenSidebar } from '#shared/navigation.ts';
import type { Problem } from '#shared/problem.ts';
import { isExternal, normalizePath } from '#shared/url.ts';
import { pagesByRoute } from '../model/site.ts';
import type { Check } from './check-context.ts';

/** Entries of a sidebar that lead to no page. (Those of the bar are links of every document.) */
export const navigation: Check = ({ site }) => {
  const routes = pagesByRoute(site.pages.map(({ info }) => info));
  const all = Object.values(site.data).flatMap((locales) => Object.values(locales));
  const dead = all.flatMap(({ sidebars }) =>
    Object.entries(sidebars).flatMap(([name, items]) =>
      flattenSidebar(items)
        .filter(({ link }) => !isExternal(link) && !routes.has(normalizePath(link) ?? link))
        .map(({ link }) => entryWithoutPage(name, link, [...routes.keys()])),
    ),
  );
  return dead;
};

function entryWithoutPage(sidebar: string, link: string, known: readonly string[]): Problem {
  const [suggestion] = closest(link, known);
  return {
    file: configFileName,
    message: `The sidebar \`${sidebar}\` has an entry without a page.`,
    found: link,
    expected: `a page at content/…${link}.md`,
    fix: suggestion ? `did you mean ${suggestion}?` : 'write the page, or remove the entry',
  };
}
