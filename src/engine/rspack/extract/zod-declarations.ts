import type { TSType } from 'oxc-parser';
import { membersOf, referredName, type TypeNames, textOf, typeArguments } from './type-names.ts';

/**
 * What TypeScript knows of a part of a zod schema. Declarations mirror the schema
 * (`z.ZodOptional<z.ZodString>`), and name what it hides: `z.ZodType<PathData, …>`.
 */
export interface Declared {
  type: TSType;
  names: ZodNames;
}

interface ZodNames extends TypeNames {
  /** Names of types that are inferred from a schema, by what that is declared as. */
  inferred: ReadonlyMap<string, string>;
}

/** What a constant is declared as; undefined where there is none. */
export function declaredConstant(name: string, names: TypeNames): Declared | undefined {
  const type = names.constants.get(name);
  return type && { type, names: { ...names, inferred: inferredNames(names) } };
}

/** What a wrapper wraps: `z.ZodOptional<A>` → `A`; anything else is itself. */
export function unwrap({ type, names }: Declared): Declared {
  const isWrapper = /^Zod(Optional|Effects)$/.test(referredName(type) ?? '');
  return { type: (isWrapper && typeArguments(type)[0]) || type, names };
}

/** The structure behind names: `z.ZodType<A, …>`, `A` and `z.infer<typeof a>` lead to what `a` is. */
function resolve({ type, names }: Declared): Declared {
  const name = referredName(type);
  const [first] = typeArguments(type);
  const behind =
    name === 'ZodType' ? first : name === 'infer' ? constantOf(first, names) : aliasOf(type, names);
  return behind ? resolve({ type: behind, names }) : { type, names };
}

function aliasOf(type: TSType, { types }: TypeNames): TSType | undefined {
  const name = referredName(type);
  return name === undefined ? undefined : types.get(name);
}

function constantOf(type: TSType | undefined, { constants }: TypeNames): TSType | undefined {
  if (type?.type !== 'TSTypeQuery' || type.exprName.type !== 'Identifier') return undefined;
  return constants.get(type.exprName.name);
}

/** The elements of an array: of `z.ZodArray<A>` and of `A[]`. */
export function declaredElement(declared: Declared): Declared | undefined {
  const { type, names } = resolve(declared);
  const element = type.type === 'TSArrayType' ? type.elementType : typeArguments(type)[0];
  return element && { type: element, names };
}

/** The values of a record: of `z.ZodRecord<string, A>` and of `Record<string, A>`. */
export function declaredValue(declared: Declared): Declared | undefined {
  const { type, names } = resolve(declared);
  const value = typeArguments(type)[1];
  return value && { type: value, names };
}

/** A member of an object: of `z.ZodObject<{…}>`, of `{…}` and of an intersection. */
export function declaredMember(declared: Declared, key: string): Declared | undefined {
  const { type, names } = resolve(declared);
  const parts = type.type === 'TSIntersectionType' ? type.types : [type];
  for (const part of parts) {
    const object = resolve({ type: part, names }).type;
    const member = membersOf(typeArguments(object)[0] ?? object).get(key);
    if (member) return { type: member.type, names };
  }
  return undefined;
}

/** What a function is given and what it returns: of `z.ZodFunction<z.ZodTuple<[A]>, B>`. */
export function declaredSignature(declared: Declared) {
  const { type, names } = resolve(declared);
  const [parameters, returns] = typeArguments(type);
  return {
    parameters: parameters ? tuple(typeArguments(parameters)[0], names) : [],
    returns: returns && { type: returns, names },
  };
}

/** The branches of a union: of `z.ZodUnion<[A, B]>` and of `A | B`. */
export function declaredBranches(declared: Declared): Declared[] {
  const { type, names } = resolve(declared);
  if (type.type === 'TSUnionType') return type.types.map((branch) => ({ type: branch, names }));
  return referredName(type) === 'ZodUnion' ? tuple(typeArguments(type)[0], names) : [];
}

/** The branches of a union and of the unions in it, as far as these have no name. */
export function declaredLeaves(declared: Declared): Declared[] {
  const isNamed = aliasOf(declared.type, declared.names) !== undefined;
  const branches = isNamed ? [] : declaredBranches(declared);
  return branches.length > 0 ? branches.flatMap(declaredLeaves) : [declared];
}

function tuple(type: TSType | undefined, names: ZodNames): Declared[] {
  if (type?.type !== 'TSTupleType') return [];
  return type.elementTypes.map((element) => ({ type: element as TSType, names }));
}

/**
 * What the declarations call a part of the schema: a type that hides it, a type that leads to it, or
 * the one type that is inferred from a constant which is declared alike.
 */
export function nameOf({ type, names }: Declared): string | undefined {
  const [first] = typeArguments(type);
  const own = referredName(type) === 'ZodType' && first ? first : type;
  return aliasOf(own, names) ? referredName(own) : names.inferred.get(textOf(own, names));
}

/** What is shorter says enough by itself; `string[]` is not called `Dependencies` everywhere. */
const shortestNamed = 60;

/** By what their constants are declared as; what two constants are declared as has no name. */
function inferredNames(names: TypeNames): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  for (const [name, type] of names.types) {
    const constant = referredName(type) === 'infer' && constantOf(typeArguments(type)[0], names);
    const text = constant ? textOf(constant, names) : '';
    if (text.length < shortestNamed) continue;
    if (seen.has(text)) found.delete(text);
    else found.set(text, name);
    seen.add(text);
  }
  return found;
}
