import { fill } from '../../strings/stringsOf.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

type BadgeType = 'info' | 'tip' | 'warning' | 'danger';

/** In the order in which a thing goes through them; the last one that is said is shown. */
const changes = { since: 'info', deprecated: 'warning', removed: 'danger' } as const;

type Change = keyof typeof changes;

interface BadgeProps extends Partial<Record<Change, string>> {
  type?: BadgeType;
  text?: string;
  /** What it means, shown on demand. */
  tip?: string;
}

/** A word or a version beside what it is about; with a tip it is a button. */
export function Badge({ type, text, tip, ...versions }: BadgeProps) {
  const { badge } = useStaticStrings();
  const change = (Object.keys(changes) as Change[]).findLast((name) => versions[name]);
  const says = (words: string) => change && fill(words, { version: versions[change] ?? '' });
  const shown = text ?? (change && says(badge[change].text));
  const title = tip ?? (change && says(badge[change].tip));
  if (!shown) return null;
  const properties = {
    className: 'badge',
    'data-component': 'Badge',
    'data-type': type ?? (change ? changes[change] : 'info'),
  };
  if (!title) return <span {...properties}>{shown}</span>;
  return (
    <button type="button" title={title} data-replay {...properties}>
      {shown}
    </button>
  );
}
