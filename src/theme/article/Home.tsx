import type { ComponentProps, ReactNode } from 'react';
import type { Feature, PageInfo } from '#shared/page.ts';
import type { Post } from '#shared/server-bundle.ts';
import type { SiteData } from '#shared/site.ts';
import { hrefOf } from '#shared/url.ts';
import { Glyph } from '../components/Glyph/Glyph.tsx';
import { linkHref, linkTarget } from '../site-links.ts';
import { longDate } from '../strings/longDate.ts';
import { staticStringsOf } from '../strings/staticStringsOf.ts';
import { Hero } from './Hero.tsx';
import { PageActions } from './PageActions.tsx';

interface PartProps {
  page: PageInfo;
  site: SiteData;
}

interface HomeProps extends PartProps {
  latestPost?: Post | undefined;
  /** The page's text: what proves the claim of the hero. */
  children: ReactNode;
}

/** The first page: what this is, where to begin, proof of it, and reasons to go on. */
export function Home({ page, site, latestPost, children }: HomeProps) {
  const { hero, features = [] } = page.frontmatter;
  return (
    <div className="home">
      {hero && <Hero hero={hero} page={page} site={site} />}
      <div className="home-text">{children}</div>
      {features.length > 0 && (
        <ul className="home-features">
          {features.map((feature) => (
            <li key={feature.title} data-span={feature.span}>
              <Card feature={feature} page={page} site={site} />
            </li>
          ))}
        </ul>
      )}
      {latestPost && <LatestPost post={latestPost} site={site} />}
      <PageActions page={page} site={site} />
    </div>
  );
}

function Card({
  feature: { title, details, icon, link },
  page,
  site,
}: PartProps & { feature: Feature }) {
  const content = (
    <>
      <Glyph className="home-icon" icon={icon} base={site.base} />
      <h2 className="home-title">{title}</h2>
      <p className="home-details">{details}</p>
    </>
  );
  if (!link) return <div className="home-card">{content}</div>;
  const target: ComponentProps<'a'> = { href: linkHref(link, { page, site }), ...linkTarget(link) };
  return (
    <a className="home-card" {...target}>
      {content}
    </a>
  );
}

function LatestPost({ post, site }: { post: Post; site: SiteData }) {
  return (
    <p className="home-post">
      {staticStringsOf(site).latestPost} <a href={hrefOf(post.routePath, site)}>{post.title}</a>{' '}
      <time dateTime={post.date}>{longDate(post.date, site.lang)}</time>
    </p>
  );
}
