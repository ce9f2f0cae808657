import type { ComponentProps } from 'react';
import type { Feature, Hero as HeroData, PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import { Glyph } from '../components/Glyph/Glyph.tsx';
import { linkHref, linkTarget } from '../site-links.ts';
import styles from './Home.module.css';
import { VersionNote } from './VersionNote.tsx';

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

function Hero({
  hero: { name, text, tagline, image, actions },
  page,
  site,
}: HomeProps & { hero: HeroData }) {
  return (
    <div className={styles.hero}>
      {image && (
        <img
          className={styles.mark}
          src={withBase(image.src, site.base)}
          alt={image.alt}
          width="560"
          height="560"
          fetchPriority="high"
        />
      )}
      <div className={styles.words}>
        <h1 className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <ul className={styles.actions}>
          {actions.map((action) => (
            <li key={action.link}>
              <a
                className={styles.action}
                href={linkHref(action.link, { page, site })}
                {...linkTarget(action.link)}
                data-theme-of={action.theme}
              >
                {action.text}
              </a>
            </li>
          ))}
        </ul>
        <VersionNote note={site.versionNote} />
      </div>
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
