import { configFileName } from '#config/load-config.ts';
import type { Problem } from '#shared/problem.ts';
import { isExternal, isSamePath, normalizePath, splitSuffix } from '#shared/url.ts';
import type { Check } from '../check-context.ts';

/** Redirects that nobody could follow, or that hide what is there. */
export const redirects: Check = ({ site, files }) => {
  const pages = new Set(site.pages.map(({ info }) => normalizePath(info.path)));
  const outputs = new Set([...site.publicFiles, ...files.map(({ path }) => `/${path}`)]);
  return Object.entries(site.config.redirects).flatMap(([from, to]): Problem[] => {
    const report = (message: string, fix: string) => [
      { file: configFileName, message, found: from, fix },
    ];
    if (!isExternal(to) && isSamePath(splitSuffix(to)[0], from)) {
      return report('Redirect to itself', 'remove it, or correct where it leads');
    }
    if (pages.has(normalizePath(from)) || outputs.has(from)) {
      return report(
        'Redirect over a page or file of the site: hosts would never show it',
        `remove the redirect, or what stands at ${from}`,
      );
    }
    return [];
  });
};
