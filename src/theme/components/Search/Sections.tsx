import { searchSections } from '#app/search/sections.ts';
import { useView } from '#app/view.tsx';
import { parseRoute } from '#shared/url.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';
import styles from './Search.module.css';

interface SectionsProps {
  /** Empty: the whole site. */
  chosen: string;
  choose: (section: string) => void;
}

/** Keeps the search to a section of the site. */
export function Sections({ chosen, choose }: SectionsProps) {
  const { site } = useView();
  const strings = useSearchStrings();
  const sections = searchSections(site.nav, (link) => parseRoute(link, site).path);
  if (site.search?.mode !== 'local' || sections.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set cannot be scrolled sideways.
    <div className={styles.choices} role="group" aria-label={strings.sections} data-bar="">
      {[{ name: '', text: strings.everywhere }, ...sections].map(({ name, text }) => (
        <button
          type="button"
          key={name}
          aria-pressed={name === chosen}
          onClick={() => choose(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
