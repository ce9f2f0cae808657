import { closest } from '#shared/closest.ts';
import { lineOfOption, type OptionPath } from './locate.ts';
import { optionsBelow } from './option-tree.ts';
import type { SampleProblem } from './sample-problem.ts';
import type { ConfigUnderTest } from './validate-config.ts';

/** What the schema of webpack-dev-server has against `devServer`, where Rspack's takes anything. */
export function checkDevServer({ value, path, script, bundler }: ConfigUnderTest): SampleProblem[] {
  const options = Object(value).devServer;
  if (options === undefined) return [];
  return bundler.validateDevServer(options).map((text) => {
    const { found, expected, fix, at } = readComplaint(text);
    const line = lineOfOption(script, [...path, ...at]);
    const [words = ''] = text.split('\n');
    return { line, message: `Invalid \`devServer\`: ${ended(words)}`, found, expected, fix };
  });
}

interface Complaint {
  at: OptionPath;
  found?: string;
  expected?: string;
  fix?: string;
}

/** `devServer.client has an unknown property 'overly'. These properties are valid:` and a list. */
function readComplaint(text: string): Complaint {
  const [, place = '', key] = /^(\S+) has an unknown property '(.*?)'/.exec(text) ?? [];
  if (key) {
    const at = keysOf(place);
    return { at: [...at, key], found: key, fix: closest(key, optionsBelow(at))[0] };
  }
  const [first = '', second] = text.split('\n');
  return { at: keysOf(first.split(' ')[0] ?? ''), expected: second?.trim() };
}

/** `devServer.proxy[0].target` → `['devServer', 'proxy', 0, 'target']`. */
function keysOf(place: string): OptionPath {
  return [...place.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) =>
    index === undefined ? key : Number(index),
  );
}

/** Without the announcement of what follows on further lines. */
function ended(words: string): string {
  return words.replace(/ These properties are valid:$/, '').replace(/[:.]+$/, '');
}
