import type { ComponentProps } from 'react';
import type { Feature, PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { Glyph } from '../components/Glyph/Glyph.tsx';
import { linkHref, linkTarget } from '../site-links.ts';
import { Hero } from './Hero.tsx';
import styles from './Home.module.css';

interface HomeProps {
  page: PageInfo;
  site: SiteData;
}

/** The first page: what this is, where to begin, and six reasons to. */
export function Home({ page, site }: HomeProps) {
  const { hero, features = [] } = page.frontmatter;
  return (
    <div className={styles.home}>
      {hero && <Hero hero={hero} page={page} site={site} />}
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature.title} data-span={feature.span}>
              <Card feature={feature} page={page} site={site} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({
  feature: { title, details, icon, link },
  page,
  site,
}: HomeProps & { feature: Feature }) {
  const content = (
    <>
      <Glyph className={styles.icon} icon={icon} base={site.base} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.details}>{details}</p>
    </>
  );
  if (!link) return <div className={styles.card}>{content}</div>;
  const target: ComponentProps<'a'> = { href: linkHref(link, { page, site }), ...linkTarget(link) };
  return (
    <a className={styles.card} {...target}>
      {content}
    </a>
  );
}
