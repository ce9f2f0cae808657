import type { Node } from '@babel/types';
import { walk } from './scope.ts';

/** What a local name stands for. */
export interface ImportedName {
  /** `webpack`. */
  module: string;
  /** What of it; undefined for the whole. */
  member?: string;
  /** The statement, with all names that it brings. */
  statement: Node;
  /** Where the name of the module is written, quotes included. */
  source: Node;
}

/** The names that a script has from elsewhere, by `import` or `require`. */
export function importedNames(body: readonly Node[]): Map<string, ImportedName> {
  const names = new Map<string, ImportedName>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const { source } = statement;
      for (const specifier of statement.specifiers) {
        const isNamed = specifier.type === 'ImportSpecifier';
        const member =
          isNamed && 'name' in specifier.imported ? specifier.imported.name : undefined;
        const whole = member === undefined || member === 'default';
        names.set(specifier.local.name, {
          module: source.value,
          ...(whole ? {} : { member }),
          statement,
          source,
        });
      }
    }
    if (statement.type === 'TSImportEqualsDeclaration') {
      const { moduleReference: reference } = statement;
      if (reference.type !== 'TSExternalModuleReference') continue;
      const source = reference.expression;
      names.set(statement.id.name, { module: source.value, statement, source });
    }
    if (statement.type === 'VariableDeclaration') addRequired(statement, names);
  }
  return names;
}

function addRequired(statement: Node, names: Map<string, ImportedName>): void {
  if (statement.type !== 'VariableDeclaration') return;
  for (const { id, init } of statement.declarations) {
    const required = init ? requiredModule(init) : undefined;
    if (!required) continue;
    const { module, member, source } = required;
    const own = { module, statement, source };
    if (id.type === 'Identifier') names.set(id.name, member ? { ...own, member } : own);
    if (id.type !== 'ObjectPattern') continue;
    for (const property of id.properties) {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
      if (property.value.type === 'Identifier')
        names.set(property.value.name, {
          ...own,
          member: [member, property.key.name].filter(Boolean).join('.'),
        });
    }
  }
}

/** `require('x')`, `require('x').Y` */
function requiredModule(node: Node): { module: string; member?: string; source: Node } | undefined {
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    const inner = requiredModule(node.object);
    const { name } = node.property;
    return inner && (name === 'default' ? inner : { ...inner, member: name });
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [source] = node.arguments;
  if (node.callee.name !== 'require' || source?.type !== 'StringLiteral') return undefined;
  return { module: source.value, source };
}

/** All uses of a name, its declarations aside. */
export function usesOf(body: readonly Node[], name: string, declaration: Node): Node[] {
  const uses: Node[] = [];
  walk(body, (node) => {
    if (node === declaration) return false;
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name === name)
      uses.push(node);
  });
  return uses;
}
