import type { VFile } from 'vfile';
import { closest } from '#shared/closest.ts';
import type { ProblemText } from '#shared/problem.ts';
import { pageData } from '../compiled-page.ts';
import { configFile } from './code-sample.ts';
import type { Fence } from './fence.ts';
import { isLanguage, languageNames } from './highlight.ts';

/** Reports what is wrong with a block's fence, at its line. */
export function reportFence(fence: Fence, file: VFile): void {
  const problems = [
    ...languageProblems(fence),
    ...fence.meta.problems,
    ...reasonProblems(fence),
    ...configProblems(fence),
    ...lineProblems(fence),
    ...wordProblems(fence),
  ];
  const place = { file: file.path, line: fence.line };
  pageData(file).problems.push(...problems.map((problem) => ({ ...place, ...problem })));
}

function languageProblems({ lang }: Fence): ProblemText[] {
  if (isLanguage(lang)) return [];
  const [suggestion = 'text'] = closest(lang, languageNames);
  return [
    {
      message: `Unknown language \`${lang}\` of a code fence`,
      found: `\`\`\`${lang}`,
      expected: `one of ${languageNames.join(', ')}`,
      fix: `\`\`\`${suggestion}`,
    },
  ];
}

function reasonProblems({ meta }: Fence): ProblemText[] {
  if (meta.nocheck?.trim() !== '') return [];
  return [
    {
      message: 'Missing reason of `nocheck`',
      found: 'nocheck',
      expected: 'a reason that a reader of the source understands',
      fix: 'nocheck="webpack, for comparison"',
    },
  ];
}

/** Languages in which a configuration is run past the bundler. */
const checked = new Set(['js', 'ts', 'diff']);

function configProblems({ lang, meta }: Fence): ProblemText[] {
  const isChecked = checked.has(lang) || meta.nocheck !== undefined;
  if (!configFile.test(meta.title ?? '') || isChecked) return [];
  return [
    {
      message: 'Configuration in an unchecked language',
      found: `\`\`\`${lang} title="${meta.title}"`,
      expected: 'js, ts or diff; or nocheck="reason"',
      fix: `\`\`\`js title="${meta.title}"`,
    },
  ];
}

function lineProblems({ code, meta }: Fence): ProblemText[] {
  const count = code.split('\n').length;
  const beyond = meta.highlighted.find((line) => line > count);
  if (beyond === undefined) return [];
  return [
    {
      message: 'Highlighted line beyond the code',
      found: `line ${beyond}`,
      expected: `lines 1 to ${count}`,
    },
  ];
}

function wordProblems({ code, meta }: Fence): ProblemText[] {
  const lines = code.split('\n');
  return meta.words
    .filter((word) => !lines.some((line) => line.includes(word)))
    .map((word) => ({
      message: 'Highlighted word not found in the code',
      found: `/${word}/`,
      expected: 'a word of one of its lines, spelled as there',
    }));
}
