import type { Frontmatter } from '#shared/frontmatter.ts';
import type { Problem } from '#shared/problem.ts';
import type { Check } from '../check-context.ts';
import { type PagePair, pageFile, pagePairs } from '../translations/page-pairs.ts';

/** What is a fact about a page, and no words. */
const facts = [
  'pageType',
  'date',
  'release',
  'posts',
  'overview',
  'linkFeed',
  'linkFeeds',
] as const satisfies readonly (keyof Frontmatter)[];

/** Pages whose translation has not the day, release or kind of the original. */
export const frontmatterParity: Check = ({ site }) =>
  pagePairs(site.pages, site.config.lang).flatMap(differences);

function differences({ original, translation }: PagePair): Problem[] {
  const [expected, found] = [original.source.frontmatter, translation.source.frontmatter];
  return facts
    .filter((key) => expected[key] !== undefined && written(expected, key) !== written(found, key))
    .map((key) => ({
      file: pageFile(translation),
      message: `Different \`${key}\` than in the original`,
      found: written(found, key),
      expected: `${written(expected, key)}, as in ${pageFile(original)}`,
      fix: 'write the same in both languages',
    }));
}

function written(frontmatter: Partial<Frontmatter>, key: (typeof facts)[number]): string {
  const value = frontmatter[key];
  return value === undefined ? `no \`${key}\`` : `${key}: ${JSON.stringify(value)}`;
}
