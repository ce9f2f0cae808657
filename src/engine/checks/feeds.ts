import { closest } from '#shared/closest.ts';
import type { Check } from './check-context.ts';

/** Feeds that a page advertises and the site does not have. */
export const feeds: Check = ({ site }) => {
  const known = site.config.feeds.map(({ id }) => id);
  return site.pages.flatMap(({ source }) => {
    const { linkFeed, linkFeeds = [] } = source.frontmatter;
    const named = linkFeed === undefined ? linkFeeds : [linkFeed, ...linkFeeds];
    return named
      .filter((id) => !known.includes(id))
      .map((id) => {
        const [suggestion] = closest(id, known);
        const line = source.head.split('\n').findIndex((text) => text.includes(id)) + 1;
        return {
          file: `content/${source.relativePath}`,
          line: line || 1,
          message: `There is no feed \`${id}\`.`,
          found: id,
          expected: known.length > 0 ? `one of ${known.join(', ')}` : 'a feed of site.config.ts',
          ...(suggestion ? { fix: `linkFeed: ${suggestion}` } : {}),
        };
      });
  });
};
