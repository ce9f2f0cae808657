import { isApple } from '#app/search/dialog.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';

/** What the keys do, for those who have some; all but one are for rows. */
export function Hints({ hasRows }: { hasRows: boolean }) {
  const { keys } = useSearchStrings();
  const ofRows = [
    ['↑ ↓', keys.move],
    ['↵', keys.open],
    [isApple() ? '⌘ ↵' : 'Ctrl ↵', keys.newTab],
  ] as const;
  const hints = [...(hasRows ? ofRows : []), ['Esc', keys.close] as const];
  return (
    <p className="search-hints" aria-hidden="true">
      {hints.map(([key, text]) => (
        <span key={key}>
          <kbd>{key}</kbd> {text}
        </span>
      ))}
    </p>
  );
}
