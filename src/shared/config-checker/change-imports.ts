import type { Node } from '@babel/types';
import { type ImportedName, usesOf } from './imports.ts';
import { withoutTypes } from './scope.ts';
import { type Change, type Edit, removal } from './text-change.ts';

interface ImportContext {
  text: string;
  body: readonly Node[];
  imports: ReadonlyMap<string, ImportedName>;
  shift: number;
}

/** Loads the package of Rspack where changes name it, and no longer what nothing uses after them. */
export function changeImports(changes: readonly Change[], context: ImportContext): Edit[] {
  const edits = changes.flatMap((change) => change.edits);
  const dead = deadStatements(edits, context);
  const gone = dead.map((statement) => removal(context.text, placeOf(statement, context)));
  const needsRspack = changes.some((change) => change.needsRspack);
  const hasRspack = [...context.imports].some(([name]) => name === 'rspack');
  if (!needsRspack || hasRspack) return gone;
  const line = importLine(context);
  if (context.shift > 0) return [...gone, ...exportedObject(line, context)];
  const [first] = dead;
  if (!first)
    return [...gone, { start: startOf(context), end: startOf(context), text: `${line}\n` }];
  const place = placeOf(first, context);
  return [{ ...place, text: line }, ...gone.slice(1)];
}

/** An object alone, as `vue inspect` prints it, can only load something as a module that exports it. */
function exportedObject(line: string, context: ImportContext): Edit[] {
  const [statement] = context.body;
  if (statement?.type !== 'ExpressionStatement') return [];
  const { start, end } = placeOf(withoutTypes(statement.expression), context);
  // Of lines such as `output: { … },` nobody knows what is around them.
  if (start < 0) return [];
  return [
    { start, end: start, text: `${line}\n\nmodule.exports = ` },
    { start: end, end, text: ';' },
  ];
}

function placeOf({ start, end }: Node, { shift }: ImportContext) {
  return { start: (start ?? 0) - shift, end: (end ?? 0) - shift };
}

function startOf(context: ImportContext): number {
  const first = context.body.find(({ type }) => type !== 'EmptyStatement');
  const [comment] = first?.leadingComments ?? [];
  if (comment) return (comment.start ?? 0) - context.shift;
  return first ? placeOf(first, context).start : 0;
}

function importLine({ body }: ImportContext): string {
  const isModule = body.some(({ type }) => /^(?:Import|Export(?:Default|Named))/.test(type));
  return isModule
    ? "import rspack from '@rspack/core';"
    : "const rspack = require('@rspack/core');";
}

/** Statements all of whose names are used in changed places alone. */
function deadStatements(edits: readonly Edit[], context: ImportContext): Node[] {
  const byStatement = new Map<Node, string[]>();
  for (const [name, { statement }] of context.imports)
    byStatement.set(statement, [...(byStatement.get(statement) ?? []), name]);
  return [...byStatement]
    .filter(([statement, names]) => names.every((name) => isDead(name, statement, edits, context)))
    .map(([statement]) => statement);
}

function isDead(
  name: string,
  statement: Node,
  edits: readonly Edit[],
  context: ImportContext,
): boolean {
  const uses = usesOf(context.body, name, statement).map((node) => placeOf(node, context));
  return (
    uses.length > 0 &&
    uses.every((use) => edits.some(({ start, end }) => start <= use.start && use.end <= end))
  );
}
