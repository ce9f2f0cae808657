import type { TSType, TSTypeReference } from 'oxc-parser';
import type { DeclarationFile, Statement } from './declaration-file.ts';

/** What the names in a file of declarations stand for. */
export interface TypeNames {
  text: string;
  /** Interfaces, as their members, and aliases. */
  types: ReadonlyMap<string, TSType>;
  /** Types of constants. */
  constants: ReadonlyMap<string, TSType>;
  /** What other files are called as a whole: `import * as name from …`. */
  modules: readonly string[];
}

/** Indexes the names in a file of declarations. */
export function indexTypeNames({ text, statements }: DeclarationFile): TypeNames {
  const types = new Map<string, TSType>();
  const constants = new Map<string, TSType>();
  for (const declared of statements.map(declarationIn)) {
    if (declared?.type === 'TSTypeAliasDeclaration') {
      types.set(declared.id.name, declared.typeAnnotation);
    } else if (declared?.type === 'TSInterfaceDeclaration') {
      const { start, end, body } = declared.body;
      types.set(declared.id.name, { type: 'TSTypeLiteral', members: body, start, end });
    } else if (declared?.type === 'VariableDeclaration') {
      for (const { id } of declared.declarations) {
        const type = id.type === 'Identifier' && id.typeAnnotation?.typeAnnotation;
        if (type) constants.set(id.name, type);
      }
    }
  }
  return { text, types, constants, modules: statements.flatMap(modulesIn) };
}

function modulesIn(statement: Statement): string[] {
  if (statement.type !== 'ImportDeclaration') return [];
  return statement.specifiers
    .filter(({ type }) => type === 'ImportNamespaceSpecifier')
    .map(({ local }) => local.name);
}

function declarationIn(statement: Statement) {
  return statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
}

/** A type as it is written, on one line, quotes single, without comments and without modules. */
export function textOf(type: TSType, { text, modules }: TypeNames): string {
  const own = text.slice(type.start, type.end);
  return modules
    .reduce((less, module) => less.replaceAll(`${module}.`, ''), own)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\() | (?=\))/g, '')
    .replaceAll('"', "'");
}

/** The name that a type refers to, without what it is reached through: `z.ZodString` → `ZodString`. */
export function referredName(type: TSType): string | undefined {
  if (type.type !== 'TSTypeReference') return undefined;
  const { typeName } = type;
  if (typeName.type === 'Identifier') return typeName.name;
  return typeName.type === 'TSQualifiedName' ? typeName.right.name : undefined;
}

/** What a generic type is given: `Record<string, A>` → `string`, `A`. */
export function typeArguments(type: TSType): TSType[] {
  return (type as Partial<TSTypeReference>).typeArguments?.params ?? [];
}

/** The members of an object type, by key; methods and signatures are left out. */
export function membersOf(type: TSType): Map<string, { type: TSType; optional: boolean }> {
  const members = new Map<string, { type: TSType; optional: boolean }>();
  for (const member of type.type === 'TSTypeLiteral' ? type.members : []) {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) continue;
    const { key, optional, typeAnnotation } = member;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
    if (name) members.set(String(name), { type: typeAnnotation.typeAnnotation, optional });
  }
  return members;
}
