import path from 'node:path';
import type { Sample } from '../../markdown/compiled-page.ts';
import { checkConfig } from './check-config.ts';
import { checkHooks } from './check-hooks.ts';
import { checkEntries, checkNames } from './check-imports.ts';
import { checkJson, checkJsonPart } from './check-json.ts';
import { checkShell } from './check-shell.ts';
import { closeBrackets, newSide } from './new-side.ts';
import { parseFragment, scriptLang } from './parse-script.ts';
import { readSiblings } from './sample-files.ts';
import { type SampleProblem, sortProblems } from './sample-problem.ts';
import type { SampleTools } from './sample-tools.ts';

type Checker = (sample: Sample, tools: SampleTools) => SampleProblem[] | Promise<SampleProblem[]>;

const shell: Checker = ({ code }) => checkShell(code);
const json: Checker = ({ code, title }) => checkJson(code, title);

/** Who checks what, besides scripts. Of the languages that are not here, nothing is checked. */
const checkers: Readonly<Record<string, Checker>> = {
  json,
  jsonc: json,
  bash: shell,
  sh: shell,
  shell,
  zsh: shell,
  diff: checkDiff,
};

/**
 * Everything that is wrong with a sample. Depends on nothing but the sample, those that it requires
 * and the installed bundler. A sample that is quoted from an example is built by the tests: with
 * packages of its own, and as a whole where a page shows a region.
 */
export async function checkSample(sample: Sample, tools: SampleTools): Promise<SampleProblem[]> {
  const problems = await checkCode(sample, tools);
  return sample.file === undefined
    ? problems
    : problems.filter((problem) => !problem.isSeenByBuild);
}

async function checkCode(sample: Sample, tools: SampleTools): Promise<SampleProblem[]> {
  if (scriptLang(sample.lang)) return checkScript(sample, tools);
  const checker = Object.hasOwn(checkers, sample.lang) ? checkers[sample.lang] : undefined;
  return sortProblems((await checker?.(sample, tools)) ?? []);
}

/** Everything that a sample's problems depend on, as a text: a cache may go by it. */
export function sampleKey(sample: Sample, siblings: readonly Sample[] = []): string {
  const read = sample.isConfig ? siblingsOf(sample, { siblings }) : [];
  return JSON.stringify(
    [sample, ...read].map(({ lang, title, code, isConfig, line, file }) => {
      return [lang, title, code, isConfig, line < sample.line, file !== undefined];
    }),
  );
}

function siblingsOf(sample: Sample, { siblings = [] }: Pick<SampleTools, 'siblings'>): Sample[] {
  return readSiblings(
    sample,
    siblings.filter((sibling) => sibling !== sample),
  );
}

async function checkScript(sample: Sample, tools: SampleTools): Promise<SampleProblem[]> {
  const lang = scriptLang(sample.lang) ?? 'js';
  const { value: script, problems } = parseFragment(sample.code, lang);
  const hooks = script ? checkHooks(script) : [];
  if (sample.isConfig) {
    const siblings = siblingsOf(sample, tools);
    return sortProblems([...(await checkConfig(sample, lang, { ...tools, siblings })), ...hooks]);
  }
  if (!script) return problems;
  const { bundler } = tools;
  return sortProblems([...checkNames(script, bundler), ...checkEntries(script, bundler), ...hooks]);
}

/** The new side of a diff is checked as the file that its title names. */
function checkDiff(sample: Sample, tools: SampleTools): SampleProblem[] | Promise<SampleProblem[]> {
  const extension = path.extname(sample.title ?? '').slice(1);
  const code = newSide(sample.code);
  if (extension === 'json') return checkJsonPart(code, sample.title);
  if (!scriptLang(extension)) return [];
  return checkScript({ ...sample, lang: extension, code: closeBrackets(code) }, tools);
}
