import { normalizePath } from '#shared/url.ts';
import type { Check } from '../check-context.ts';

/** Two files that would be one address. Letter case does not tell addresses apart. */
export const routes: Check = ({ site }) => {
  const owners = new Map<string, string>();
  return site.pages.flatMap(({ source }) => {
    const route = normalizePath(source.routePath) ?? source.routePath;
    const file = `content/${source.relativePath}`;
    const owner = owners.get(route);
    if (owner === undefined) {
      owners.set(route, file);
      return [];
    }
    return [
      {
        file,
        message: `Duplicate address ${source.routePath}`,
        found: `${owner} and ${file}`,
        expected: 'one file for each address',
        fix: 'rename or remove one of them',
      },
    ];
  });
};
