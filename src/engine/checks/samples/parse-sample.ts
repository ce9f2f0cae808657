import type { Sample } from '../../markdown/compiled-page.ts';
import { allowsComments } from './check-json.ts';
import { parseJson } from './parse-json.ts';
import { parseFragment, scriptLang } from './parse-script.ts';
import type { SampleProblem } from './sample-problem.ts';

type Parser = (sample: Pick<Sample, 'code' | 'title'>) => SampleProblem[];

/** What can be parsed, besides scripts. */
const parsers: Readonly<Record<string, Parser>> = {
  json: ({ code, title = '' }) =>
    parseJson(code, { withComments: allowsComments(title) }).problems ?? [],
  jsonc: ({ code }) => parseJson(code, { withComments: true }).problems ?? [],
};

/** What is wrong with a sample of any site, whatever that is about: scripts and JSON have to parse. */
export function parseSample({
  lang,
  ...sample
}: Pick<Sample, 'lang' | 'code' | 'title'>): SampleProblem[] {
  const dialect = scriptLang(lang);
  if (dialect) return parseFragment(sample.code, dialect).problems ?? [];
  return Object.hasOwn(parsers, lang) ? (parsers[lang]?.(sample) ?? []) : [];
}
