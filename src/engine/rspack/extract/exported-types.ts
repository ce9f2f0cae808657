import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Declaration, ModuleExportName } from 'oxc-parser';
import { type DeclarationFile, loadDeclarationFile, type Statement } from './declaration-file.ts';

type NamedExport = Extract<Statement, { type: 'ExportNamedDeclaration' }>;

/**
 * The types that a `.d.ts` file exports, those of other files included. A class is one of them; a
 * constant or a function that comes by `export type *` is none.
 */
export function exportedTypes(file: string): Set<string> {
  const source = loadDeclarationFile(file);
  return new Set(source.statements.flatMap((statement) => [...typesOf(statement, source)]));
}

function typesOf(statement: Statement, source: DeclarationFile): Iterable<string> {
  if (statement.type === 'ExportAllDeclaration') return typesFrom(source, statement.source.value);
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const declared = statement.declaration && typeName(statement.declaration);
  return declared ? [declared] : namedTypes(statement, source);
}

/** `export { A, B as C } from './d'` and the like. */
function namedTypes(statement: NamedExport, source: DeclarationFile): string[] {
  const known = statement.source
    ? typesFrom(source, statement.source.value)
    : new Set(source.statements.map(typeName));
  return statement.specifiers
    .filter(
      ({ local, exportKind }) =>
        statement.exportKind === 'type' || exportKind === 'type' || known.has(nameOf(local)),
    )
    .map(({ exported }) => nameOf(exported));
}

/** What another file of the package exports; nothing of other packages, which need not be installed. */
function typesFrom({ file }: DeclarationFile, specifier: string): Set<string> {
  if (!specifier.startsWith('.')) return new Set();
  const base = path.resolve(path.dirname(file), specifier);
  const target = [`${base}.d.ts`, path.join(base, 'index.d.ts')].find(existsSync);
  if (!target) throw new Error(`${file}: ${specifier} leads nowhere.`);
  return exportedTypes(target);
}

function typeName(declaration: Statement | Declaration): string | undefined {
  switch (declaration.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
    case 'ClassDeclaration':
      return declaration.id?.name;
  }
}

function nameOf(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
