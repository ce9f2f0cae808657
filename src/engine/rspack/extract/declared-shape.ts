import type { TSType } from 'oxc-parser';
import { literal, plain, type Shape, union } from './shape.ts';
import { membersOf, referredName, type TypeNames, textOf, typeArguments } from './type-names.ts';

/**
 * What a declared type takes.
 *
 * @param names where the names in it are declared; one that is not there stands for itself
 */
export function declaredShape(type: TSType, names: TypeNames): Shape {
  const of = (inner: TSType) => declaredShape(inner, names);
  switch (type.type) {
    case 'TSTypeLiteral':
      return objectShape(type, of);
    case 'TSUnionType':
      return union(type.types.map(of));
    case 'TSParenthesizedType':
      return of(type.typeAnnotation);
    case 'TSArrayType':
      return { kind: 'array', element: of(type.elementType) };
    case 'TSLiteralType':
      return 'value' in type.literal ? literal(type.literal.value) : plain(textOf(type, names));
    case 'TSTypeReference':
      return referredShape(type, names);
    default:
      return plain(textOf(type, names));
  }
}

function objectShape(type: TSType, of: (type: TSType) => Shape): Shape {
  const members = [...membersOf(type)].map(([key, member]) => ({
    key,
    optional: member.optional,
    shape: of(member.type),
  }));
  return { kind: 'object', members };
}

function referredShape(type: TSType, names: TypeNames): Shape {
  const name = referredName(type);
  const [first] = typeArguments(type);
  if (name === 'Partial' && first) return allOptional(declaredShape(first, names));
  const declared = name === undefined ? undefined : names.types.get(name);
  if (!declared) return plain(textOf(type, names));
  return { ...declaredShape(declared, names), name };
}

function allOptional(shape: Shape): Shape {
  if (shape.kind !== 'object') return shape;
  const members = shape.members.map((member) => ({ ...member, optional: true }));
  return { ...shape, members, name: shape.name && `Partial<${shape.name}>` };
}

/** A shape whose members that are functions have the types of the members of a declared object. */
export function withFunctions(
  shape: Shape,
  { type, names }: { type: TSType | undefined; names: TypeNames },
): Shape {
  if (shape.kind !== 'object' || !type) return shape;
  const declared = membersOf(type);
  const members = shape.members.map((member) => {
    const text = functionIn(declared.get(member.key)?.type, names);
    return text ? { ...member, shape: withFunction(member.shape, text) } : member;
  });
  return { ...shape, members };
}

function withFunction(shape: Shape, text: string): Shape {
  if (shape.kind === 'union') {
    return union(shape.branches.map((branch) => withFunction(branch, text)));
  }
  return shape.kind === 'plain' && shape.text.includes('=>') ? plain(text) : shape;
}

/** The first function among the branches of a type. */
function functionIn(type: TSType | undefined, names: TypeNames): string | undefined {
  switch (type?.type) {
    case 'TSUnionType':
      return type.types.map((branch) => functionIn(branch, names)).find(Boolean);
    case 'TSParenthesizedType':
      return functionIn(type.typeAnnotation, names);
    case 'TSFunctionType':
      return textOf(type, names);
    default:
      return undefined;
  }
}
