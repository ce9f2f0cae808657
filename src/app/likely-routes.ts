import type { PageInfo } from '#shared/page.ts';

/**
 * Where a reader may go next, likeliest first: on to the next page, back to the one before, and along
 * the links in sight.
 *
 * @param inSight routes of these links, likeliest first; `undefined` for those that lead to no other page
 */
export function likelyRoutes(
  { next, prev }: Pick<PageInfo, 'next' | 'prev'>,
  inSight: readonly (string | undefined)[],
): string[] {
  const routes = [next?.routePath, prev?.routePath, ...inSight];
  return [...new Set(routes.filter((route) => route !== undefined))];
}
