import { type Node, Visitor } from 'oxc-parser';
import type { Sample } from '../../markdown/compiled-page.ts';
import { readScope } from '../../rspack/exported-config.ts';
import { checkDevServer } from './check-dev-server.ts';
import { checkEntries, checkNames, checkRequests } from './check-imports.ts';
import { checkPlugins } from './check-plugins.ts';
import { checkRules } from './check-rules.ts';
import { completeConfig } from './complete-config.ts';
import { type Evaluate, lineOfError, prepareConfig, type Run } from './evaluate.ts';
import type { Script, ScriptLang } from './parse-script.ts';
import { type SampleProblem, sortProblems } from './sample-problem.ts';
import type { Bundler, SampleTools } from './sample-tools.ts';
import { isStub } from './stubs.ts';
import { type ConfigUnderTest, validateConfig } from './validate-config.ts';

const rules: ((config: ConfigUnderTest) => SampleProblem[])[] = [
  validateConfig,
  checkDevServer,
  checkPlugins,
  checkRules,
];

/** What is wrong with a configuration: it is completed, run, and shown to the bundler. */
export async function checkConfig(
  sample: Sample,
  lang: ScriptLang,
  tools: SampleTools,
): Promise<SampleProblem[]> {
  const completed = completeConfig(sample.code, lang);
  if (!completed.value) return completed.problems;
  const script = completed.value;
  const { bundler } = tools;
  const named = [
    ...checkNames(script, bundler),
    ...checkEntries(script, bundler),
    ...checkRequests(script),
  ];
  const evaluate = await prepareConfig(sample, script, tools);
  const found = await Promise.all(
    runsOf(script).map((run) => checkRun(evaluate, run, { script, bundler })),
  );
  const problems = found.flat();
  // What is missing cannot be run either.
  return sortProblems([
    ...named,
    ...problems.filter((problem) => named.length === 0 || !isCrash(problem)),
  ]);
}

// Once as a build would, and once with what depends on the mode or on variables of the process.
function runsOf(script: Script): Run[] {
  const given = nestedEnv(script);
  return [
    {
      mode: 'production',
      env: { RSPACK_BUNDLE: true, RSPACK_BUILD: true, ...given },
      variables: { NODE_ENV: 'production' },
    },
    {
      mode: 'development',
      env: { RSPACK_SERVE: true, ...given },
      variables: new Proxy(
        { NODE_ENV: 'development' },
        {
          get: (own: Record<string, string>, name) =>
            typeof name === 'string' ? (own[name] ?? '1') : undefined,
        },
      ),
    },
  ];
}

async function checkRun(
  evaluate: Evaluate,
  run: Run,
  { script, bundler }: { script: Script; bundler: Bundler },
): Promise<SampleProblem[]> {
  try {
    const exported = await evaluate(run);
    const configs = Array.isArray(exported)
      ? exported.map((value: unknown, index) => ({ value, path: [index] }))
      : [{ value: exported, path: [] }];
    return configs
      .filter(({ value }) => !isStub(value))
      .flatMap((config) => rules.flatMap((rule) => rule({ ...config, script, bundler })));
  } catch (error) {
    return [crash(error instanceof Error ? error : new Error(String(error)), script)];
  }
}

const crashes = 'Could not run this configuration:';

function crash(error: Error, script: Script): SampleProblem {
  const line = lineOfError(error, script);
  const found = script.code.split('\n')[line - 1]?.trim();
  return { line, message: `${crashes} ${error.message}`, found, isSeenByBuild: true };
}

function isCrash({ message }: SampleProblem): boolean {
  return message.startsWith(crashes);
}

/** What `--env a.b=…` has to give, so that a function can read `env.a.b`. */
function nestedEnv(script: Script): Record<string, Record<string, string>> {
  const env: Record<string, Record<string, string>> = {};
  const name = envNameOf(readScope(script).exported);
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type !== 'MemberExpression' || object.object.type !== 'Identifier') return;
      if (object.object.name !== name || object.property.type !== 'Identifier') return;
      if (property.type !== 'Identifier') return;
      env[object.property.name] = { ...env[object.property.name], [property.name]: 'value' };
    },
  }).visit(script.program);
  return env;
}

function envNameOf(exported: readonly Node[]): string | undefined {
  const [config] = exported;
  if (config?.type !== 'ArrowFunctionExpression' && config?.type !== 'FunctionExpression') return;
  const [first] = config.params;
  return first?.type === 'Identifier' ? first.name : undefined;
}
