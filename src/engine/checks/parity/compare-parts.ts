import type { PagePart } from '../../markdown/compiled-page.ts';
import { headingOf } from '../../markdown/parts.ts';
import { align, isWhole, type Pair } from './align.ts';
import { type CodeDifference, codeDifference } from './same-code.ts';

/** Where a part is missing: its neighbours, as far as both pages have them. */
export interface Gap {
  before?: Required<Pair<PagePart>>;
  after?: Required<Pair<PagePart>>;
}

/** A way in which a translation is built otherwise than its original. */
export type Finding =
  | { type: 'missing'; part: PagePart; below: PagePart[]; gap: Gap }
  | { type: 'extra'; part: PagePart; below: PagePart[] }
  | { type: 'moved'; original: PagePart; translation: PagePart; gap: Gap }
  | { type: 'different'; original: PagePart; translation: PagePart; code?: CodeDifference };

/** What two pages do not have alike; one fault is one finding, whatever follows from it. */
export function compareParts(
  original: readonly PagePart[],
  translation: readonly PagePart[],
): Finding[] {
  const pairs = align(original, translation, likeness);
  const missing = groupsOf(pairs, 'original');
  const extra = groupsOf(pairs, 'translation');
  const moved = missing.flatMap((group) => {
    const other = extra.find(({ part }) => likeness(group.part, part) === 1);
    if (!other) return [];
    extra.splice(extra.indexOf(other), 1);
    return [{ group, other }];
  });
  const lost = missing.filter((group) => !moved.some((entry) => entry.group === group));
  return [
    ...pairs.filter(isWhole).flatMap(differences),
    ...moved.map(
      ({ group, other }): Finding => ({
        type: 'moved',
        original: group.part,
        translation: other.part,
        gap: gapAt(pairs, group.index),
      }),
    ),
    ...lost.map(
      ({ part, below, index }): Finding => ({
        type: 'missing',
        part,
        below,
        gap: gapAt(pairs, index),
      }),
    ),
    ...extra.map(({ part, below }): Finding => ({ type: 'extra', part, below })),
  ];
}

function differences({ original, translation }: Required<Pair<PagePart>>): Finding[] {
  const code = codeOf(original, translation);
  if (original.likeness === translation.likeness && !code) return [];
  return [{ type: 'different', original, translation, ...(code ? { code } : {}) }];
}

/** 1 for parts that are as they should be; else how surely one is meant to be the other. */
function likeness(original: PagePart, translation: PagePart): number {
  if (original.type !== translation.type) return 0;
  if (original.likeness === translation.likeness) {
    return codeOf(original, translation) ? 0.2 : 1;
  }
  if (original.type === 'component') return 0;
  if (original.type !== 'heading') return 0.1;
  const [a, b] = [headingOf(original), headingOf(translation)];
  if (a.id === b.id) return 0.5;
  return a.level === b.level ? 0.05 : 0;
}

function codeOf(original: PagePart, translation: PagePart): CodeDifference | undefined {
  if (!original.code || !translation.code) return undefined;
  return codeDifference(original.code.text, translation.code.text, original.code.lang);
}

/** Parts that one page alone has: a heading, with everything below it. */
interface Group {
  part: PagePart;
  below: PagePart[];
  /** Among the pairs. */
  index: number;
}

function groupsOf(pairs: readonly Pair<PagePart>[], side: keyof Pair<PagePart>): Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const [index, pair] of pairs.entries()) {
    const part = pair[side];
    if (isWhole(pair)) open = undefined;
    else if (part && open && isBelow(part, open.part)) open.below.push(part);
    else if (part) {
      open = { part, below: [], index };
      groups.push(open);
    }
  }
  return groups;
}

function isBelow(part: PagePart, head: PagePart): boolean {
  if (head.type !== 'heading') return false;
  return part.type !== 'heading' || headingOf(part).level > headingOf(head).level;
}

function gapAt(pairs: readonly Pair<PagePart>[], index: number): Gap {
  const before = pairs.slice(0, index).findLast(isWhole<PagePart>);
  const after = pairs.slice(index).find(isWhole<PagePart>);
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}
