import { closest } from '#shared/closest.ts';
import type { Problem } from '#shared/problem.ts';
import { isDraft } from '../content/drafts.ts';
import type { SourceFile } from '../content/read.ts';
import type { Site } from '../model/site.ts';
import type { Check } from './check-context.ts';

/** Feeds that a page names and the site does not have, and posts whose day is missing or yet to come. */
export const feeds: Check = ({ site }) => {
  const sources = site.pages.map(({ source }) => source).filter(({ original }) => !original);
  return [
    ...unknownFeeds(sources, site.config),
    ...undatedPosts(sources, site.config),
    ...futurePosts(sources, site.days),
  ];
};

function unknownFeeds(sources: readonly SourceFile[], config: Pick<Site['config'], 'feeds'>) {
  const known = config.feeds.map(({ id }) => id);
  return sources.flatMap((source) => {
    const { linkFeed, linkFeeds = [] } = source.frontmatter;
    const named = linkFeed === undefined ? linkFeeds : [linkFeed, ...linkFeeds];
    return named
      .filter((id) => !known.includes(id))
      .map((id): Problem => {
        const [suggestion] = closest(id, known);
        return {
          ...placeOf(id, source),
          message: `Unknown feed \`${id}\``,
          found: id,
          expected: known.length > 0 ? `one of ${known.join(', ')}` : 'a feed of site.config.ts',
          ...(suggestion ? { fix: `linkFeed: ${suggestion}` } : {}),
        };
      });
  });
}

/** Below a feed's prefix every page is a post; the one at the prefix itself lists them. */
function undatedPosts(sources: readonly SourceFile[], config: Pick<Site['config'], 'feeds'>) {
  return config.feeds.flatMap(({ id, include }) =>
    sources
      .filter(({ path }) => path.startsWith(include) && path !== include)
      // A date that cannot be read is a problem of its own.
      .filter((source) => !/^date:/m.test(source.head) && !isDraft(source))
      .map(
        (source): Problem => ({
          ...placeOf('title:', source),
          message: 'Missing date of a post',
          expected: `the day it is published: pages below ${include} are the posts of the feed \`${id}\``,
          fix: 'date: YYYY-MM-DD',
        }),
      ),
  );
}

/**
 * Posts that are dated after the last commit, by more than the day that time zones make.
 *
 * The clock is not asked: the same commit is right or wrong on every day. Of files that were never
 * committed nothing is said, nor of any without git.
 */
function futurePosts(sources: readonly SourceFile[], days: Site['days']): Problem[] {
  const last = [...days.values()].sort().at(-1);
  if (!last) return [];
  return sources
    .filter(({ relativePath }) => days.has(`content/${relativePath}`))
    .flatMap((source): Problem[] => {
      const { date = '' } = source.frontmatter;
      if (date <= dayAfter(last)) return [];
      return [
        {
          ...placeOf('date:', source),
          message: 'Post dated in the future',
          found: date,
          expected: `a day up to ${last}, when content was last committed`,
          fix: 'draft: true, until the day is there',
        },
      ];
    });
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function placeOf(
  written: string,
  { head, relativePath }: SourceFile,
): Pick<Problem, 'file' | 'line'> {
  const line = head.split('\n').findIndex((text) => text.includes(written)) + 1;
  return { file: `content/${relativePath}`, line: line || 1 };
}
