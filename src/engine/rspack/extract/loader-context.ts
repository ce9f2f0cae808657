import type { TSSignature } from 'oxc-parser';
import type { LoaderMemberFact } from '../facts.ts';
import { type DeclarationFile, loadDeclarationFile } from './declaration-file.ts';
import { distFile } from './installed.ts';

/** The members of `this` in a loader, as the bundler declares them and in that order. */
export function extractLoaderContext(): LoaderMemberFact[] {
  const file = distFile('@rspack/core', 'config/adapterRuleUse.d.ts');
  return interfaceMembers(loadDeclarationFile(file), 'LoaderContext');
}

/** The named members of an interface; those it would inherit are not among them. */
export function interfaceMembers(source: DeclarationFile, name: string): LoaderMemberFact[] {
  for (const statement of source.statements) {
    const it = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (it?.type !== 'TSInterfaceDeclaration' || it.id.name !== name) continue;
    return it.body.body.flatMap((member) => describeMember(member, source.text));
  }
  throw new Error(`${source.file} declares no interface ${name}.`);
}

function describeMember(member: TSSignature, text: string): LoaderMemberFact[] {
  if (!('key' in member)) return [];
  const type =
    member.type === 'TSMethodSignature' ? methodType(member, text) : fieldType(member, text);
  const optional = member.optional ? ' | undefined' : '';
  const name = text.slice(member.key.start, member.key.end);
  return [{ name, type: `${oneLine(type)}${optional}` }];
}

function fieldType(
  { typeAnnotation }: Extract<TSSignature, { type: 'TSPropertySignature' }>,
  text: string,
): string {
  const type = typeAnnotation?.typeAnnotation;
  return type ? text.slice(type.start, type.end) : 'any';
}

/** `name(a: string): void` is `(a: string) => void`. */
function methodType(
  { key, end, returnType }: Extract<TSSignature, { type: 'TSMethodSignature' }>,
  text: string,
): string {
  const parameters = text.slice(key.end, returnType?.start ?? end);
  const result = returnType?.typeAnnotation;
  return `${parameters} => ${result ? text.slice(result.start, result.end) : 'any'}`;
}

function oneLine(type: string): string {
  return type
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
