import type { Problem } from '#shared/problem.ts';
import { fileOf } from '#shared/url.ts';
import type { SitePage } from '../../model/site.ts';
import type { Check } from '../check-context.ts';

/** Ids that stand twice in a built document: an anchor could lead to either. */
export const ids: Check = ({ site, built }) => {
  const pages = new Map(site.pages.map((page) => [`${fileOf(page.info.routePath)}.html`, page]));
  return built.flatMap(({ path, ids: all }) => {
    const repeated = new Set(all.filter((id, index) => all.indexOf(id) !== index));
    return [...repeated].map((id) => problem(id, path, pages.get(path)));
  });
};

function problem(id: string, path: string, page: SitePage | undefined): Problem {
  const lines = page?.compiled.ids.filter((entry) => entry.id === id).map(({ line }) => line) ?? [];
  const line = lines.at(-1);
  return {
    file: page ? `content/${page.source.relativePath}` : `dist/${path}`,
    ...(line === undefined ? {} : { line }),
    message: `Duplicate id \`${id}\``,
    ...(lines.length > 1 ? { found: `on lines ${lines.join(' and ')}` } : {}),
    expected: 'ids that are unique in their page',
    fix: `{#${id}-2}, or a name that says what is different`,
  };
}
