import { isApple } from '#app/search/dialog.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';
import styles from './Search.module.css';

/** What the keys do, for those who have some. */
export function Hints() {
  const { keys } = useSearchStrings();
  const hints = [
    ['↑ ↓', keys.move],
    ['↵', keys.open],
    [isApple() ? '⌘ ↵' : 'Ctrl ↵', keys.newTab],
    ['Esc', keys.close],
  ] as const;
  return (
    <p className={styles.hints} aria-hidden="true">
      {hints.map(([key, text]) => (
        <span key={key}>
          <kbd>{key}</kbd> {text}
        </span>
      ))}
    </p>
  );
}
