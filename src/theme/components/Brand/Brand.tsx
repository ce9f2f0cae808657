import { useView } from '#app/view.tsx';
import type { Logo } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import { homeHref } from '../../site-links.ts';
import styles from './Brand.module.css';

/** Whose site it is, and the way home. */
export function Brand() {
  const view = useView();
  const { logo, base, title, version } = view.site;
  return (
    <a className={styles.brand} href={homeHref(view)}>
      {logo && <LogoImages logo={logo} base={base} />}
      <span className={styles.title}>{title}</span>
      {version && <span className={styles.version}>{version}</span>}
    </a>
  );
}

function LogoImages({ logo, base }: { logo: Logo; base: string }) {
  const image = (source: string, shownIn?: 'light' | 'dark') => (
    <img
      src={withBase(source, base)}
      alt=""
      width="28"
      height="28"
      // Otherwise React asks for it a second time, by a link in front of it.
      loading="lazy"
      data-shown-in={shownIn}
    />
  );
  if (typeof logo === 'string') return image(logo);
  return (
    <>
      {image(logo.light, 'light')}
      {image(logo.dark, 'dark')}
    </>
  );
}
