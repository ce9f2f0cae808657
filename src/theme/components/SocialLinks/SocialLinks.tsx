import { useView } from '#app/view.tsx';
import type { SocialLink } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, MenuList, MenuTitle } from '../Menu/Menu.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './SocialLinks.module.css';

/** How many links stand in the bar; the others are behind a button, and where the bar is narrow all are. */
const shownCount = 3;

/** The places where the community is met. */
export function SocialLinks() {
  const { socialLinks } = useView().site;
  const { moreLinks } = useStrings();
  if (socialLinks.length === 0) return null;
  return (
    <ul className={styles.social}>
      {socialLinks.slice(0, shownCount).map((link) => (
        <li key={link.label}>
          <Shown link={link} />
        </li>
      ))}
      <li data-spare={socialLinks.length <= shownCount || undefined}>
        <Menu label={moreLinks} button={<Icon name="more" />} align="end">
          <MenuList>
            {socialLinks.map((link) => (
              <li key={link.label}>
                <LabelledSocialLink link={link} />
              </li>
            ))}
          </MenuList>
        </Menu>
      </li>
    </ul>
  );
}

/** A link as an icon; what leads nowhere shows its content in a panel. */
function Shown({ link }: { link: SocialLink }) {
  if (link.mode === 'link') {
    return (
      <SiteLink className={styles.icon} link={link.content} aria-label={link.label}>
        <SocialGlyph link={link} />
      </SiteLink>
    );
  }
  return (
    <Menu label={link.label} button={<SocialGlyph link={link} />} align="end">
      <MenuTitle>
        <p className={styles.title}>{link.label}</p>
      </MenuTitle>
      <Content link={link} />
    </Menu>
  );
}

/** A link with its name written out, as menus show it. */
export function LabelledSocialLink({ link }: { link: SocialLink }) {
  const label = (
    <>
      <SocialGlyph link={link} />
      {link.label}
    </>
  );
  if (link.mode === 'link') return <SiteLink link={link.content}>{label}</SiteLink>;
  return (
    <div className={styles.labelled}>
      <span className={styles.label}>{label}</span>
      <Content link={link} />
    </div>
  );
}

function Content({ link: { mode, content, label } }: { link: SocialLink }) {
  const { base } = useView().site;
  return mode === 'img' ? (
    <img className={styles.image} src={withBase(content, base)} alt={label} loading="lazy" />
  ) : (
    <p className={styles.text}>{content}</p>
  );
}

function SocialGlyph({ link: { icon } }: { link: SocialLink }) {
  const { base } = useView().site;
  if (typeof icon === 'string') return <Glyph className={styles.glyph} icon={icon} base={base} />;
  const source = `data:image/svg+xml,${encodeURIComponent(icon.svg)}`;
  return <img className={styles.glyph} src={source} alt="" width="20" height="20" />;
}
