import { searchSections } from '#app/search/search-sections.ts';
import { useView } from '#app/view.tsx';
import { parseRoute } from '#shared/url.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';

interface SectionsProps {
  /** Empty: the whole site. */
  chosen: string;
  choose: (section: string) => void;
  /** How many pages each has; undefined as long as nothing was found. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** Keeps the search to a section of the site. */
export function Sections({ chosen, choose, counts }: SectionsProps) {
  const { site } = useView();
  const strings = useSearchStrings();
  const sections = searchSections(site.nav, (link) => parseRoute(link, site).path);
  if (site.search?.mode !== 'local' || sections.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set cannot be scrolled sideways.
    <div className="search-choices" role="group" aria-label={strings.sections} data-bar="">
      {[{ name: '', text: strings.everywhere }, ...sections].map(({ name, text }) => (
        <button
          type="button"
          key={name}
          aria-pressed={name === chosen}
          onClick={() => choose(name)}
        >
          {text}
          <Count>{counts && countIn(counts, name)}</Count>
        </button>
      ))}
    </div>
  );
}

/** None says nothing: so does an empty section. */
function Count({ children }: { children: number | undefined }) {
  return children ? <small> {children}</small> : null;
}

function countIn(counts: Readonly<Record<string, number>>, section: string): number {
  if (section !== '') return counts[section] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
