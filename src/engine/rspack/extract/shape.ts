/** What an option takes, whoever says so: a schema, a type declaration, a JSON schema. */
export type Shape = ShapeKind & {
  /** What declarations call it: `EntryDescription`. */
  name?: string;
};

type ShapeKind =
  /** Something without parts, as TypeScript writes it: `string`, `RegExp`, `Console`. */
  | { kind: 'plain'; text: string }
  /** A literal, as a configuration writes it: `'auto'`, `false`. */
  | { kind: 'literal'; text: string }
  | { kind: 'array'; element: Shape }
  | { kind: 'record'; value: Shape }
  | { kind: 'promise'; value: Shape }
  | { kind: 'object'; members: ShapeMember[] }
  | { kind: 'function'; parameters: ShapeParameter[]; returns: Shape }
  | { kind: 'union'; branches: Shape[] };

interface ShapeMember {
  key: string;
  optional: boolean;
  shape: Shape;
}

export type ShapeParameter = Omit<ShapeMember, 'key'>;

/** Something without parts. */
export function plain(text: string): Shape {
  return { kind: 'plain', text };
}

/** A literal: `auto` → `'auto'`. */
export function literal(value: unknown): Shape {
  return { kind: 'literal', text: typeof value === 'string' ? `'${value}'` : String(value) };
}

/** Any of some; one alone is itself. */
export function union(branches: Shape[]): Shape {
  const [first, ...rest] = branches;
  return first && rest.length === 0 ? first : { kind: 'union', branches };
}

/** The branches of a shape, those of unions within unions too; one that is no union has itself. */
export function branchesOf(shape: Shape): Shape[] {
  return shape.kind === 'union' ? shape.branches.flatMap(branchesOf) : [shape];
}
