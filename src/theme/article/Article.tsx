import { Fragment } from 'react';
import { breakableParts } from '#shared/breakable-parts.ts';
import { absoluteUrl } from '#shared/head.ts';
import type { ArticleInput } from '#shared/server-bundle.ts';
import type { SiteData } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { hrefOf } from '#shared/url.ts';
import { Html } from '../Html.tsx';
import { Posts } from '../mdx/Posts/Posts.tsx';
import { filterId } from '../rspack/OptionList/OptionList.tsx';
import { longDate } from '../strings/longDate.ts';
import { staticStringsOf } from '../strings/staticStringsOf.ts';
import { Home } from './Home.tsx';
import { Overview } from './Overview.tsx';
import { OverviewContents } from './OverviewContents.tsx';
import { PageActions } from './PageActions.tsx';
import { VersionNote } from './VersionNote.tsx';

/** What stands in a page's article: its text, and what its type adds around it. */
export function Article({ page, site, body, overview, latestPost, ...more }: ArticleInput) {
  const { isOption, posts, allPosts, minutes } = more;
  const [before, after, options] = overview ? aroundOverview(body) : [body, ''];
  switch (page.pageType) {
    case 'home':
      return (
        <Home page={page} site={site} latestPost={latestPost}>
          <Body html={body} site={site} />
        </Home>
      );
    case 'doc':
      return (
        <>
          {overview && options && (
            <OverviewContents {...{ before, options, site }} toc={page.toc} groups={overview} />
          )}
          <div className="page-line">
            <VersionNote note={site.versionNote} />
            <PageActions page={page} site={site} />
          </div>
          <h1
            className={isOption ? 'option-title' : undefined}
            tabIndex={-1}
            data-address={absoluteUrl(page.routePath, site)}
          >
            {isOption ? <OptionName name={page.title} /> : <Title text={page.title} />}
          </h1>
          <PublicationDay page={page} site={site} allPosts={allPosts} minutes={minutes} />
          {overview && options && (
            <p className="option-find" data-needs-script>
              <a href={`#${filterId}`}>{staticStringsOf(site).option.find}</a>
            </p>
          )}
          <Body html={before} site={site} />
          {overview && <Overview groups={overview} site={site} />}
          <Body html={after} site={site} />
          {posts && <Posts posts={posts} feeds={page.feeds} site={site} />}
        </>
      );
    default:
      return <Body html={body} site={site} />;
  }
}

/** What leads into the list of all options: it stands with the other contents of the page. */
const optionIndex = /<ul class="option-index".*?<\/ul>/s;

/** The list of all options is looked up, not read: the pages come before its section. */
function aroundOverview(body: string): [before: string, after: string, options?: string] {
  const list = body.indexOf(' data-component="OptionList"');
  if (list < 0) return [body, ''];
  const start = Math.max(body.lastIndexOf('<h2 ', list), 0);
  const options = optionIndex.exec(body)?.[0] ?? '';
  return [body.slice(0, start), body.slice(start).replace(options, ''), options];
}

/** What an option belongs to is said more softly than the option. */
function OptionName({ name }: { name: string }) {
  const end = name.lastIndexOf('.') + 1;
  return (
    <>
      {end > 0 && (
        <span className="parent">
          <Title text={name.slice(0, end)} />
          <wbr />
        </span>
      )}
      <Title text={name.slice(end)} />
    </>
  );
}

/** A name that is too long for its line is broken between its parts. */
function Title({ text }: { text: string }) {
  return breakableParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static, and parts may be equal
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/**
 * A wrapper that CSS takes away, so that the text's blocks are the article's own. Where headings
 * can be copied, it has the words for it.
 */
function Body({ html, site }: { html: string; site: SiteData }) {
  if (!html) return null;
  const anchors = html.includes(' class="anchor"')
    ? { 'data-component': 'Anchor', 'data-link-copied': staticStringsOf(site).linkCopied }
    : {};
  return <Html as="div" className="body" {...anchors} html={html} />;
}

type PublicationDayProps = Pick<ArticleInput, 'page' | 'site' | 'allPosts' | 'minutes'>;

function PublicationDay({ page, site, allPosts, minutes = 1 }: PublicationDayProps) {
  const { date, release } = page.frontmatter;
  const strings = staticStringsOf(site);
  if (!date) return null;
  return (
    <p className="published">
      <span className="visually-hidden">{strings.published} </span>
      <time dateTime={date}>{longDate(date, page.lang)}</time>
      {release && ` · ${site.title} ${release}`}
      {` · ${fill(strings.readingTime, { minutes: String(minutes) })}`}
      {allPosts && (
        <>
          {' · '}
          <a href={hrefOf(allPosts, site)}>{strings.allPosts}</a>
        </>
      )}
    </p>
  );
}
