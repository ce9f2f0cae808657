import { type MarkedPart, markedParts } from '#app/search/marked.ts';
import { nameOfHit, textOfHit } from '#app/search/suggestion-text.ts';
import type { HeaderSuggestion, Suggestion } from '#search/suggestion.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';
import { KindIcon } from './KindIcon.tsx';

interface HitTextProps {
  hit: Suggestion;
  /** Whether the page's own row stands above it. */
  isFolded: boolean;
}

/** What a row says: what the hit is and is called, where it stands, and the words around it. */
export function HitText({ hit, isFolded }: HitTextProps) {
  const { name, path } = nameOfHit(hit);
  const parts = markedParts(textOfHit(hit), hit.highlights);
  const isText = hit.type === 'content';
  return (
    <>
      <KindIcon hit={hit} />
      <div>
        {/* Below its page, the words around a hit say enough. */}
        {!(isText && isFolded) && (
          <div className="search-text" data-type={hit.type}>
            {isText ? name : <Marked parts={lastOf(parts, name.length)} />}
            {path && !isFolded && <small> {path}</small>}
          </div>
        )}
        {isText && (
          <div>
            <small>
              <Marked parts={parts} />
            </small>
          </div>
        )}
        {hit.type === 'header' && hit.option && <OptionNote option={hit.option} />}
      </div>
    </>
  );
}

/** The end of a text that was divided at its highlights. */
function lastOf(parts: readonly MarkedPart[], length: number): MarkedPart[] {
  let rest = length;
  const kept: MarkedPart[] = [];
  for (const { text, isHit } of [...parts].reverse()) {
    if (rest <= 0) break;
    kept.unshift({ text: text.slice(-rest), isHit });
    rest -= text.length;
  }
  return kept;
}

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
    isHit ? <mark key={index}>{text}</mark> : text,
  );
}

function OptionNote({ option }: { option: NonNullable<HeaderSuggestion['option']> }) {
  const strings = useSearchStrings();
  return (
    <span className="search-note">
      {option.type && (
        <span>
          {strings.type} <code>{option.type}</code>
        </span>
      )}
      {option.default && (
        <span>
          {strings.defaultValue} <code>{option.default}</code>
        </span>
      )}
    </span>
  );
}
