import type { Hero as HeroData, PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import { linkHref, linkTarget } from '../site-links.ts';
import { VersionNote } from './VersionNote.tsx';

interface HeroProps {
  hero: HeroData;
  page: PageInfo;
  site: SiteData;
}

/** The opening of the home page: what this is, in a sentence that outsizes the name. */
export function Hero({ hero, page, site }: HeroProps) {
  const { name, text, tagline, image, actions } = hero;
  return (
    <div className="hero">
      {image && (
        <img
          className="hero-mark"
          src={withBase(image.src, site.base)}
          alt={image.alt}
          width="560"
          height="560"
          fetchPriority="high"
        />
      )}
      <div className="hero-words">
        <VersionNote note={site.versionNote} />
        <h1 tabIndex={-1}>
          <span className={text ? 'hero-name' : 'hero-text'}>{name}</span>
          {text && (
            <>
              {' '}
              <span className="hero-text">{text}</span>
            </>
          )}
        </h1>
        {tagline && <p className="hero-tagline">{tagline}</p>}
        <ul className="hero-actions">
          {actions.map((action) => (
            <li key={action.link}>
              <a
                className="hero-action"
                href={linkHref(action.link, { page, site })}
                {...linkTarget(action.link)}
                data-theme-of={action.theme}
              >
                {action.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
