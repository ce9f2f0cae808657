import type { Suggestion } from '#search/suggestion.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';
import styles from '../Icon/Icon.module.css';

type Kind = 'page' | 'heading' | 'option' | 'text';

/** A sheet, a hash, a switch, lines: strokes on a field of 20 by 20. */
const paths: Record<Kind, string> = {
  page: 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15',
  heading: 'M7.5 3.5l-1.5 13M14 3.5l-1.5 13M4 7.5h12.5M3.5 12.5H16',
  option: 'M3 6.5h7m4 0h3M3 13.5h3m4 0h7M12 4.5a2 2 0 1 0 .1 0zM8 11.5a2 2 0 1 0 .1 0z',
  text: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h8',
};

/** A small sign of what a hit is; without one, that of a page. */
export function KindIcon({ hit }: { hit?: Suggestion }) {
  const kind = kindOf(hit);
  const { kinds } = useSearchStrings();
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 20 20"
      data-small=""
      role="img"
      aria-label={kinds[kind]}
    >
      <path d={paths[kind]} />
    </svg>
  );
}

function kindOf(hit?: Suggestion): Kind {
  if (hit?.type === 'header') return hit.option ? 'option' : 'heading';
  return hit?.type === 'content' ? 'text' : 'page';
}
