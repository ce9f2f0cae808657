import { countRows } from '#app/search/found.ts';
import type { Shown } from '#app/search/shown.ts';
import { useView } from '#app/view.tsx';
import { fill } from '#shared/text.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';
import { Results, type ResultsProps } from './Results.tsx';
import styles from './Search.module.css';
import { SearchLinks } from './SearchLinks.tsx';

interface NothingProps extends Omit<ResultsProps, 'groups'> {
  nothing: Extract<Shown, { type: 'nothing' }>;
  search: (query: string) => void;
}

/** Longer queries are shown by their beginning. */
const longest = 80;

/** Where nothing was found: says so, and what would find something. */
export function Nothing({ nothing, search, ...rows }: NothingProps) {
  const { found, elsewhere } = nothing;
  const strings = useSearchStrings();
  const { locales } = useView().site;
  // Another index may have hits: then it is only this list that has none.
  if (countRows(found.groups) > 0) return <p className={styles.message}>{strings.nothingFound}</p>;
  const language = locales.find(({ lang }) => lang === elsewhere?.lang)?.label ?? '';
  return (
    <>
      <div className={styles.message}>
        <p className="search-lead">{fill(strings.noResults, { query: shorten(found.query) })}</p>
        <p>{strings.tryAnother}</p>
        <Nearest terms={found.nearest} search={search} />
        <SearchLinks of="nothing" />
      </div>
      {elsewhere && (
        <>
          <p className="search-heading">{fill(strings.elsewhere, { language })}</p>
          <Results groups={elsewhere.groups} {...rows} />
        </>
      )}
    </>
  );
}

interface NearestProps {
  terms: readonly string[];
  search: (query: string) => void;
}

function Nearest({ terms, search }: NearestProps) {
  const strings = useSearchStrings();
  if (terms.length === 0) return null;
  return (
    <>
      <p>{strings.nearest}</p>
      <ul className="search-choices">
        {terms.map((term) => (
          <li key={term}>
            <button type="button" onClick={() => search(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function shorten(query: string): string {
  const characters = [...query.slice(0, 2 * longest)];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : query;
}
