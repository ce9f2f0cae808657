import type { StructureNode } from '../../markdown/compiled-page.ts';
import { headingOf } from '../../markdown/page-structure.ts';
import { align, isWhole, type Pair } from './align.ts';
import { type CodeDifference, codeDifference } from './same-code.ts';

/** Where a part is missing: its neighbors, as far as both pages have them. */
export interface Gap {
  before?: Required<Pair<StructureNode>>;
  after?: Required<Pair<StructureNode>>;
}

/** A way in which a translation is built otherwise than its original. */
export type Finding =
  | { type: 'missing'; part: StructureNode; below: StructureNode[]; gap: Gap }
  | { type: 'extra'; part: StructureNode; below: StructureNode[] }
  | { type: 'moved'; original: StructureNode; translation: StructureNode; gap: Gap }
  | {
      type: 'different';
      original: StructureNode;
      translation: StructureNode;
      code?: CodeDifference;
    };

/** What two pages do not have alike; one problem is one finding, whatever follows from it. */
export function compareStructure(
  original: readonly StructureNode[],
  translation: readonly StructureNode[],
): Finding[] {
  const pairs = align(original, translation, signature);
  const missing = groupsOf(pairs, 'original');
  const extra = groupsOf(pairs, 'translation');
  const moved = missing.flatMap((group) => {
    const other = extra.find(({ part }) => signature(group.part, part) === 1);
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

function differences({ original, translation }: Required<Pair<StructureNode>>): Finding[] {
  const code = codeOf(original, translation);
  if (original.signature === translation.signature && !code) return [];
  return [{ type: 'different', original, translation, ...(code ? { code } : {}) }];
}

/** 1 for equal parts; else the probability that one is the translation of the other, below 1. */
function signature(original: StructureNode, translation: StructureNode): number {
  if (original.type !== translation.type) return 0;
  if (original.signature === translation.signature) {
    return codeOf(original, translation) ? 0.2 : 1;
  }
  if (original.type === 'component') return 0;
  if (original.type !== 'heading') return 0.1;
  const [a, b] = [headingOf(original), headingOf(translation)];
  if (a.id === b.id) return 0.5;
  return a.level === b.level ? 0.05 : 0;
}

function codeOf(original: StructureNode, translation: StructureNode): CodeDifference | undefined {
  if (!original.code || !translation.code) return undefined;
  return codeDifference(original.code.text, translation.code.text, original.code.lang);
}

/** Parts that one page alone has: a heading, with everything below it. */
interface Group {
  part: StructureNode;
  below: StructureNode[];
  /** Among the pairs. */
  index: number;
}

function groupsOf(pairs: readonly Pair<StructureNode>[], side: keyof Pair<StructureNode>): Group[] {
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

function isBelow(part: StructureNode, head: StructureNode): boolean {
  if (head.type !== 'heading') return false;
  return part.type !== 'heading' || headingOf(part).level > headingOf(head).level;
}

function gapAt(pairs: readonly Pair<StructureNode>[], index: number): Gap {
  const before = pairs.slice(0, index).findLast(isWhole<StructureNode>);
  const after = pairs.slice(index).find(isWhole<StructureNode>);
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}
