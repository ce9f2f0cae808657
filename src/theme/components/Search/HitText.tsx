import { markedParts } from '#app/search/marked.ts';
import { textOfHit } from '#app/search/suggestion-text.ts';
import type { HeaderSuggestion, Suggestion } from '#search/suggestion.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';
import styles from './Search.module.css';

/** What a row says: a title, a path of headings, or a statement with where it stands. */
export function HitText({ hit }: { hit: Suggestion }) {
  return (
    <>
      <span className={styles.text} data-type={hit.type}>
        <Marked hit={hit} />
      </span>
      {hit.type === 'header' && hit.option && <OptionNote option={hit.option} />}
      {hit.type === 'content' && (
        <span className={styles.note}>{[hit.title, hit.header].filter(Boolean).join(' › ')}</span>
      )}
    </>
  );
}

function Marked({ hit }: { hit: Suggestion }) {
  return markedParts(textOfHit(hit), hit.highlights).map(({ text, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
    isHit ? <mark key={index}>{text}</mark> : text,
  );
}

function OptionNote({ option }: { option: NonNullable<HeaderSuggestion['option']> }) {
  const strings = useSearchStrings();
  return (
    <span className={styles.note}>
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
