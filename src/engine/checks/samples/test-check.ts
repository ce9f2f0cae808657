// Only for tests: samples from their text, checked against the installed bundler.

import type { Sample } from '../../markdown/compiled-page.ts';
import { checkSample } from './check-sample.ts';
import type { SampleProblem } from './sample-problem.ts';
import { loadBundler } from './sample-tools.ts';

const bundler = await loadBundler();

/** A sample as the compiler collects it; titled as a configuration, it is one. */
export function sampleOf(lang: string, code: string, more: Partial<Sample> = {}): Sample {
  const isConfig = /(?:^|\/)rspack\.config\.\w+$/.test(more.title ?? '');
  return { lang, code, line: 1, isConfig, ...more };
}

/** What is wrong with a sample. */
export function check(
  lang: string,
  code: string,
  more?: Partial<Sample>,
): Promise<SampleProblem[]> {
  return checkSample(sampleOf(lang, code, more), { bundler });
}

/** What is wrong with a configuration, on a page with other samples. */
export function checkConfigOf(code: string, ...siblings: Sample[]): Promise<SampleProblem[]> {
  const sample = sampleOf('js', code, { title: 'rspack.config.js', line: 100 });
  return checkSample(sample, { bundler, siblings: [...siblings, sample] });
}

/** Problems as a person would be told them, in one line each. */
export function told(problems: readonly SampleProblem[] = []): string {
  return problems
    .map(({ line, message, found, expected, fix }) =>
      [`${line}: ${message}`, ...detail('found', found), ...detail('expected', expected)]
        .concat(detail('fix', fix))
        .join(' | '),
    )
    .join('\n');
}

/** What is wrong with each of several codes, below the code. */
export async function toldOfEach(
  lang: string,
  codes: readonly string[],
  more?: Partial<Sample>,
): Promise<string> {
  const each = codes.map(async (code) => `${code}\n→ ${told(await check(lang, code, more))}`);
  return (await Promise.all(each)).join('\n\n');
}

function detail(name: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`${name}: ${text}`];
}
