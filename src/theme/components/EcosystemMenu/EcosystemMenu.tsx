import { useView } from '#app/view.tsx';
import type { EcosystemCard } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, MenuTitle } from '../Menu/Menu.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './EcosystemMenu.module.css';

/** The sibling tools, behind an icon before the logo. */
export function EcosystemMenu() {
  const { ecosystem } = useView().site;
  const strings = useStrings();
  if (!ecosystem) return null;
  return (
    <div className={styles.ecosystem}>
      <Menu label={strings.ecosystem} button={<Icon name="family" />}>
        <MenuTitle>
          {strings.ecosystem}
          <SiteLink className={styles.link} link={ecosystem.link.url}>
            {ecosystem.link.text}
          </SiteLink>
        </MenuTitle>
        <EcosystemCards />
      </Menu>
    </div>
  );
}

/** One list item for each sibling tool. */
export function EcosystemCards() {
  const { ecosystem } = useView().site;
  return (
    <ul className={styles.cards}>
      {ecosystem?.cards.map((card) => (
        <li key={card.url}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}

const logoSize = 36;

function Card({ card: { name, description, url, logo, logoScale } }: { card: EcosystemCard }) {
  const { base } = useView().site;
  const size = Math.round(logoSize * logoScale);
  return (
    <SiteLink className={styles.card} link={url}>
      <span className={styles.logo}>
        <img src={withBase(logo, base)} alt="" width={size} height={size} loading="lazy" />
      </span>
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.description}>{description}</span>
      </span>
    </SiteLink>
  );
}
