import type { Sample } from '../../markdown/compiled-page.ts';
import { createLoader, linesAbove } from './module-loader.ts';
import type { Script } from './parse-script.ts';
import { samplePath, siblingAt } from './sample-files.ts';
import { readModules, toModule } from './sample-modules.ts';
import type { SampleTools } from './sample-tools.ts';
import { isStub } from './stubs.ts';

/** How the command would run a configuration. */
export interface Run {
  mode: 'production' | 'development';
  /** What a configuration that is a function is given first. */
  env: Record<string, unknown>;
  /** Variables of the process. */
  variables: Record<string, string | undefined>;
}

/** Runs what a sample exports as the command does: functions are called, promises awaited. */
export type Evaluate = (run: Run) => Promise<unknown>;

/** Prepares a configuration to be run, as often as needed. */
export async function prepareConfig(
  sample: Sample,
  script: Script,
  { bundler, siblings = [] }: SampleTools,
): Promise<Evaluate> {
  const main = await toModule(script, samplePath(sample));
  const modules = await readModules(siblings);
  const siblingOf = (file: string) => siblingAt(file, { siblings, line: sample.line });
  const moduleAt = (file: string) => {
    const sibling = siblingOf(file);
    return sibling && modules.get(sibling);
  };
  const textAt = (file: string) => siblingOf(file)?.code ?? '{}';
  return async ({ mode, env, variables }) => {
    const config = defaultOf(createLoader({ bundler, moduleAt, textAt, variables })(main));
    if (typeof config !== 'function' || isStub(config)) return withinTime(config);
    return withinTime(config(env, { mode, env }));
  };
}

/** The line of the sample that threw, else the first one with the name in the error's message. */
export function lineOfError(error: Error, { code, isModule }: Script): number {
  const [, thrown] = /\(?\/project\/[^\n:]*:(\d+):\d+/.exec(error.stack ?? '') ?? [];
  if (thrown && !isModule) return Math.max(1, Number(thrown) - linesAbove);
  const [, name = ''] = /^(?:[\w$]+\.)*([\w$]+) is not /.exec(error.message) ?? [];
  const line = code.split('\n').findIndex((text) => name !== '' && text.includes(name));
  return Math.max(1, line + 1);
}

function defaultOf(exported: unknown): unknown {
  if (Object(exported) !== exported || isStub(exported)) return exported;
  return 'default' in Object(exported) ? Object(exported).default : exported;
}

const seconds = 1;

async function withinTime(value: unknown): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`it takes more than ${seconds} second`)),
      seconds * 1000,
    );
  });
  return Promise.race([value, limit]).finally(() => clearTimeout(timer));
}
