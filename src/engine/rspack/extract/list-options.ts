import type { OptionFact } from '../facts.ts';
import { hiddenValues, printShape } from './print-shape.ts';
import type { Shape } from './shape.ts';

/** What stands under an option, and who says so. */
export interface Branch {
  shape: Shape;
  source: OptionFact['source'];
}

/**
 * The options in a configuration of a shape, parents before their children.
 *
 * @param elsewhere what stands under options whose own shape does not say it, by path
 */
export function listOptions(
  { shape, source }: Branch,
  elsewhere: ReadonlyMap<string, Branch>,
): OptionFact[] {
  const options = new Map<string, OptionFact>();
  const list = (inner: Shape, { path, by }: { path: string; by: OptionFact['source'] }) => {
    for (const { key, shape: member, place } of membersOf(inner, path)) {
      const own = place === '' ? key : `${place}.${key}`;
      if (!options.has(own)) options.set(own, describe(own, { shape: member, source: by }));
      const other = elsewhere.get(own);
      list(other?.shape ?? member, { path: own, by: other?.source ?? by });
    }
  };
  list(shape, { path: '', by: source });
  return [...options.values()];
}

function describe(path: string, { shape, source }: Branch): OptionFact {
  const type = printShape(shape);
  const values = hiddenValues(shape, type);
  return values ? { path, type, values, source } : { path, type, source };
}

interface Placed {
  key: string;
  shape: Shape;
  /** Path of the object that it is a member of. */
  place: string;
}

/** The members of an object, of what is in an array or a record, and of every branch of a union. */
function membersOf(shape: Shape, place: string): Placed[] {
  switch (shape.kind) {
    case 'object':
      return shape.members.map(({ key, shape: member }) => ({ key, shape: member, place }));
    case 'array':
      return membersOf(shape.element, `${place}[]`);
    case 'record':
      return membersOf(shape.value, `${place}.*`);
    case 'union':
      return shape.branches.flatMap((branch) => membersOf(branch, place));
    default:
      return [];
  }
}
