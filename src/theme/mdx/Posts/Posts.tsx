import { feedFormats } from '#shared/feed-formats.ts';
import type { PageFeed } from '#shared/page.ts';
import type { Post } from '#shared/server-bundle.ts';
import type { SiteData } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { hrefOf } from '#shared/url.ts';
import { longDate } from '../../strings/longDate.ts';
import { staticStringsOf } from '../../strings/staticStringsOf.ts';

interface PostsProps {
  posts: readonly Post[];
  /** Feeds that have these posts. */
  feeds: readonly PageFeed[];
  site: SiteData;
}

/** The posts of a blog, newest first, and the feeds that bring the next ones. */
export function Posts({ posts, feeds, site }: PostsProps) {
  return (
    <section className="posts" data-component="Posts">
      <Feeds feeds={feeds} site={site} />
      <ol>
        {posts.map((post) => (
          <li key={post.routePath}>
            <Entry post={post} site={site} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ post, site }: { post: Post; site: SiteData }) {
  const { title, description, routePath, date, release, minutes } = post;
  const { readingTime } = staticStringsOf(site);
  return (
    <>
      <p className="post-facts">
        <time dateTime={date}>{longDate(date, site.lang)}</time>
        {release && (
          <span>
            {site.title} {release}
          </span>
        )}
        <span>{fill(readingTime, { minutes: String(minutes) })}</span>
      </p>
      <div>
        <h2>
          <a href={hrefOf(routePath, site)}>{title}</a>
        </h2>
        <p>{description}</p>
      </div>
    </>
  );
}

function Feeds({ feeds, site }: Pick<PostsProps, 'feeds' | 'site'>) {
  if (feeds.length === 0) return null;
  return (
    <p>
      {staticStringsOf(site).subscribe}{' '}
      {feeds.map(({ type, href }) => (
        <a key={href} href={href} type={type}>
          {feedFormats[type].name}
        </a>
      ))}
    </p>
  );
}
