import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyFixture, readTree } from '../build/fixture-site.ts';
import type { BuildResult } from './build-child.ts';
import { mutate } from './mutate.ts';
import { createRandom } from './random.ts';

/** The longest that a build may take, in milliseconds: far more than any needs. */
const timeLimit = 60_000;

/** Sources, with a sound text for those that the fixture lacks. */
const sources: Record<string, string | undefined> = {
  'content/en/index.md': undefined,
  'content/en/guide/first.md': undefined,
  'content/zh/guide/first.md': undefined,
  'content/en/guide/second.md': undefined,
  'site.config.ts': undefined,
  'content/en/guide/third.mdx':
    '---\ntitle: Third\n---\n\n<Tabs>\n<Tab label="A">\n\nText {1}.\n\n</Tab>\n</Tabs>\n',
  'content/words.txt': '# Names\nRspack\n',
  'content/glossary.yaml': `groups:
  - id: words
    title: { en: Words, zh: 词语 }
    terms:
      - id: tree-shaking
        en: tree shaking
        zh: tree shaking
        definition: { en: Leaving out exports., zh: 去掉导出。 }
`,
  'content/exceptions.yaml': 'options:\n  output.path: The page is about something else.\n',
  'content/tasks.yaml':
    '- id: a\n  en: Read a page\n  zh: 阅读页面\n  answer: /guide/plain\n  queries: { en: [a], zh: [a] }\n',
  'content/aliases.json': '{\n  "/guide/plain": { "old": "" }\n}\n',
  'content/addresses.json': '{\n  "/guide/plain": ["more"]\n}\n',
  'content/translations.json': '{}\n',
  'examples/outputs.json': '{ "a": { "main.js": 1 } }\n',
};

/** A case that failed, with all that is needed to see it again. */
interface BuildFailure {
  seed: number;
  file: string;
  reason: string;
}

export interface BuildFuzz {
  /** How many cases ended in which way. */
  ended: Record<BuildResult['type'] | 'hung', number>;
  failures: BuildFailure[];
}

/** Builds a small site with one source changed, as often as asked for; every case has a seed of its own. */
export async function fuzzBuild({
  cases,
  seed,
}: {
  cases: number;
  seed: number;
}): Promise<BuildFuzz> {
  const site = await copyFixture('small');
  const ended: BuildFuzz['ended'] = { built: 0, problems: 0, error: 0, hung: 0 };
  const failures: BuildFailure[] = [];
  let child = start();
  try {
    const first = await runCase(child, site.root);
    if (first.type !== 'built')
      throw new Error(`The fixture does not build: ${JSON.stringify(first)}`);
    for (let number = seed; number < seed + cases; number++) {
      const random = createRandom(number);
      const file = random.pick(Object.keys(sources));
      const place = path.join(site.root, file);
      const original = sources[file] ?? (await readFile(place, 'utf8'));
      const before = await readTree(site.dist);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, mutate(original, random));
      const result = await runCase(child, site.root);
      ended[result.type]++;
      if (result.type === 'hung') child = start();
      const after = await readTree(site.dist).catch(() => ({}));
      const reason = failureOf(result, before, after);
      if (reason) failures.push({ seed: number, file, reason });
      if (sources[file] === undefined) await writeFile(place, original);
      else await rm(place);
    }
  } finally {
    child.kill('SIGKILL');
    await site.close();
  }
  return { ended, failures };
}

type CaseResult = BuildResult | { type: 'hung' };
type Tree = Record<string, string>;

function failureOf(result: CaseResult, before: Tree, after: Tree): string | undefined {
  if (result.type === 'hung') return `no end after ${timeLimit / 1000} s`;
  if (result.type === 'error') return result.text || 'an error without a text';
  if (result.type === 'built') {
    return 'index.html' in after && '404.html' in after ? undefined : 'the site is not whole';
  }
  if (hasStack(result.text)) return `a stack trace: ${result.text}`;
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : 'dist has changed';
}

function hasStack(text: string): boolean {
  return /^\s+at .+:\d+:\d+\)?$/m.test(text);
}

function start(): ChildProcess {
  return fork(path.join(import.meta.dirname, 'build-child.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, SITE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Asks for one build; what has no end is ended. */
function runCase(child: ChildProcess, root: string): Promise<CaseResult> {
  return new Promise((resolve) => {
    let said = '';
    const listen = (text: Buffer) => {
      said += text;
    };
    const settle = (result: CaseResult) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', died);
      child.stderr?.off('data', listen);
      resolve(hasStack(said) ? { type: 'error', text: said } : result);
    };
    const died = () => settle({ type: 'hung' });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
    }, timeLimit);
    child.once('message', settle).once('exit', died);
    child.stderr?.on('data', listen);
    child.send(root);
  });
}
