import { fill } from '#shared/text.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

type BadgeType = 'info' | 'tip' | 'warning' | 'danger';

/** In the order in which a thing goes through them; the last one that is said is shown. */
const changes = { since: 'info', deprecated: 'warning', removed: 'danger' } as const;

type Change = keyof typeof changes;

export interface BadgeProps extends Partial<Record<Change, string>> {
  type?: BadgeType;
  text?: string;
  /** What it means, shown on demand. */
  tip?: string;
}

/** A word or a version beside what it is about; with a tip it is a button. */
export function Badge(props: BadgeProps) {
  const { text, tip, type } = useBadgeWords(props);
  if (!text) return null;
  const properties = { className: 'badge', 'data-component': 'Badge', 'data-type': type };
  if (!tip) return <span {...properties}>{text}</span>;
  return (
    <button type="button" title={tip} data-replay {...properties}>
      {text}
    </button>
  );
}

/** What a badge says, from its author's words or from a version. */
export function useBadgeWords({ type, text, tip, ...versions }: BadgeProps) {
  const { badge } = useStaticStrings();
  const change = (Object.keys(changes) as Change[]).findLast((name) => versions[name]);
  const says = (words: string) => change && fill(words, { version: versions[change] ?? '' });
  return {
    text: text ?? (change && says(badge[change].text)),
    tip: tip ?? (change && says(badge[change].tip)),
    type: type ?? (change ? changes[change] : 'info'),
  };
}
