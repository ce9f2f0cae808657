import { type Node, Visitor } from 'oxc-parser';
import { closest } from '#shared/closest.ts';
import { lineAt } from '#shared/text.ts';
import { hooks } from '../../rspack/facts/hooks.ts';
import type { HookFact } from '../../rspack/facts.ts';
import type { Script } from './parse-script.ts';
import type { SampleProblem } from './sample-problem.ts';

/** What plugins call the objects that have hooks. */
const owners: Readonly<Record<string, readonly HookFact['owner'][]>> = {
  compiler: ['Compiler', 'MultiCompiler'],
  compilation: ['Compilation'],
  normalModuleFactory: ['NormalModuleFactory'],
  nmf: ['NormalModuleFactory'],
  contextModuleFactory: ['ContextModuleFactory'],
  cmf: ['ContextModuleFactory'],
};

/**
 * Hooks that a script taps and the bundler does not have.
 *
 * ```
 * compiler.hooks.emitt.tap(…)   →   Compiler has no hook `emitt`.
 * ```
 */
export function checkHooks({ program, code }: Script): SampleProblem[] {
  const problems: SampleProblem[] = [];
  new Visitor({
    MemberExpression(node) {
      const { object, property } = node;
      if (node.computed || property.type !== 'Identifier') return;
      const problem = unknownHook(ownersOf(object), property.name);
      if (problem) problems.push({ line: lineAt(code, property.start), ...problem });
    },
  }).visit(program);
  return problems;
}

/** The classes that `x` in `x.hooks` may be of; none where nobody can tell. */
function ownersOf(node: Node): readonly string[] {
  if (node.type !== 'MemberExpression' || node.computed) return [];
  if (node.property.type !== 'Identifier' || node.property.name !== 'hooks') return [];
  const { object } = node;
  const name = object.type === 'Identifier' ? object.name : '';
  return Object.hasOwn(owners, name) ? (owners[name] ?? []) : [];
}

function unknownHook(
  classes: readonly string[],
  name: string,
): Omit<SampleProblem, 'line'> | undefined {
  if (classes.length === 0) return undefined;
  const known = hooks.filter(({ owner }) => classes.includes(owner)).map((hook) => hook.name);
  if (known.includes(name)) return undefined;
  const [suggestion] = closest(name, known);
  return {
    message: `${classes[0]} has no hook \`${name}\``,
    found: name,
    ...(suggestion ? { fix: suggestion } : {}),
  };
}
