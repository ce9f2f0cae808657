import { rowsOf, type Shown } from '#app/search/shown.ts';
import { fill } from '#shared/text.ts';
import type { SearchStrings } from '../../strings/search-strings.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';

/** Reads out how much was found. It is always there, so that news in it is heard. */
export function Status({ shown }: { shown: Shown }) {
  const strings = useSearchStrings();
  return (
    <p className="visually-hidden" role="status">
      {textOf(shown, strings)}
    </p>
  );
}

function textOf(shown: Shown, strings: SearchStrings): string {
  if (shown.type === 'nothing') return strings.nothingFound;
  if (shown.type !== 'results') return '';
  const count = rowsOf(shown).length;
  return count === 1 ? strings.oneResult : fill(strings.results, { count: String(count) });
}
