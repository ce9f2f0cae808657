import { branchesOf, type Shape, type ShapeParameter } from './shape.ts';

/** Longer types say less: names stand for their parts. */
const longest = 100;
const longestObject = 60;

/** How much is replaced by names: objects alone; what is no union; whatever has a name. */
type Detail = 'full' | 'named parts' | 'names';

/** The shape as TypeScript would write it, on one line: `string | RegExp | (string | RegExp)[]`. */
export function printShape(shape: Shape): string {
  const details: Detail[] = ['full', 'named parts', 'names'];
  const texts = details.map((detail) => print(shape, detail));
  const short = texts.find((text) => text.length <= longest);
  return short ?? shape.name ?? texts.at(-1) ?? '';
}

/** The literals that a shape allows and its type does not show, as they are written. */
export function hiddenValues(shape: Shape, type: string): string[] | undefined {
  const values = literalsOf(shape);
  return values.every((value) => type.includes(value)) ? undefined : values;
}

function literalsOf(shape: Shape): string[] {
  const literals = branchesOf(shape).flatMap((branch) => {
    if (branch.kind === 'array') return literalsOf(branch.element);
    return isLiteral(branch) ? [branch.text] : [];
  });
  return [...new Set(literals)];
}

/** `` `node${number}` `` is a literal with a hole. */
function isLiteral(shape: Shape): shape is Shape & { text: string } {
  return shape.kind === 'literal' || (shape.kind === 'plain' && shape.text.startsWith('`'));
}

function print(shape: Shape, detail: Detail): string {
  switch (shape.kind) {
    case 'plain':
    case 'literal':
      return shape.text;
    case 'array':
      return `${parenthesised(part(shape.element, detail), ['|', '=>'])}[]`;
    case 'record':
      return `Record<string, ${part(shape.value, detail)}>`;
    case 'promise':
      return `Promise<${part(shape.value, detail)}>`;
    case 'function':
      return `(${printParameters(shape.parameters, detail)}) => ${part(shape.returns, detail)}`;
    case 'union':
      return printUnion(shape.branches, detail);
    case 'object':
      return printObject(shape, detail);
  }
}

/** A shape inside another. */
function part(shape: Shape, detail: Detail): string {
  return nameIn(shape, detail) ?? print(shape, detail);
}

/** The name that stands for a part. */
function nameIn(shape: Shape, detail: Detail): string | undefined {
  if (shape.kind === 'plain' || detail === 'full') return undefined;
  return detail === 'named parts' && shape.kind === 'union' ? undefined : shape.name;
}

function printUnion(branches: Shape[], detail: Detail): string {
  const parts = branches
    .flatMap((branch) => (nameIn(branch, detail) ? [branch] : branchesOf(branch)))
    .map((branch) => ({ branch, text: parenthesised(part(branch, detail), ['=>']) }));
  const all = join(parts);
  const isOpen = parts.some(({ text }) => text === 'string');
  if (detail === 'full' || !isOpen || all.length <= longest) return all;
  // Beside `string`, literals are suggestions.
  return join(parts.filter(({ branch }) => !isQuoted(branch)));
}

function join(parts: { text: string }[]): string {
  return [...new Set(parts.map(({ text }) => text))].join(' | ');
}

function isQuoted(shape: Shape): boolean {
  return branchesOf(shape).every((branch) => isLiteral(branch) && branch.text.startsWith("'"));
}

function printObject(shape: Shape & { kind: 'object' }, detail: Detail): string {
  if (shape.name) return shape.name;
  const members = shape.members.map(
    (member) => `${quoted(member.key)}${member.optional ? '?' : ''}: ${part(member.shape, detail)}`,
  );
  const text = `{ ${members.join('; ')} }`;
  return members.length > 0 && text.length <= longestObject ? text : 'object';
}

function quoted(key: string): string {
  return /^\w+$/.test(key) ? key : `'${key}'`;
}

/** `string | number` → `(string | number)`, where it has one of the signs outside of brackets. */
function parenthesised(text: string, signs: string[]): string {
  const outside = withoutBrackets(text);
  return signs.some((sign) => outside.includes(sign)) ? `(${text})` : text;
}

function withoutBrackets(text: string): string {
  const less = text.replaceAll(/\([^()]*\)|<[^<>]*>|\{[^{}]*\}/g, '');
  return less === text ? text : withoutBrackets(less);
}

function printParameters(parameters: ShapeParameter[], detail: Detail): string {
  const names = parameters.map(({ shape }) => parameterName(shape));
  return parameters
    .map(({ shape, optional }, index) => {
      const name = names[index];
      const isRepeated = names.indexOf(name ?? '') < index;
      return `${name}${isRepeated ? index + 1 : ''}${optional ? '?' : ''}: ${part(shape, detail)}`;
    })
    .join(', ');
}

/** The declarations number what a function is given; its type says more: `PathData` → `data`. */
function parameterName(shape: Shape): string {
  if (shape.kind === 'function') return 'callback';
  const type = shape.name ?? (shape.kind === 'plain' ? shape.text : '');
  return /[A-Z][a-z]+$/.exec(type)?.[0].toLowerCase() ?? 'value';
}
