import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './places.ts';
import { useExample } from './use-example.ts';

/** What became of a loader or plugin: `dist/results.json` of the example. */
interface Result {
  kind: 'loader' | 'plugin';
  version: string;
  status: 'works' | 'partly' | 'not needed' | 'fails' | 'no effect' | 'never finishes';
  messages?: string[];
}

interface Row {
  name: string;
  version: string;
  status: string;
}

const words: Record<string, Record<Result['status'], string>> = {
  en: {
    works: 'Works',
    partly: 'Partly',
    'not needed': 'Not needed',
    fails: 'Fails',
    'no effect': 'No effect',
    'never finishes': 'Never finishes',
  },
  zh: {
    works: '可用',
    partly: '部分可用',
    'not needed': '不需要',
    fails: '不可用',
    'no effect': '不起作用',
    'never finishes': '构建不结束',
  },
};

/** What a row says that is no part of the suite: too large for it, or in conflict with another. */
const triedByHand = /Tried by hand|单独试过/;

// What is tried also fails, and does nothing; `run.js` reports that itself.
const example = useExample('compat');

describe.each(['en', 'zh'])('the tables in %s', (language) => {
  it.each(['loader', 'plugin'] as const)('say of every %s what happens', async (kind) => {
    const results = await resultsOf(kind);
    const text = await readPage(language, kind);
    const expected = results.map(([name, { version, status }]) => ({
      name,
      version,
      status: words[language]?.[status],
    }));
    expect(sorted(rowsOf(text))).toEqual(sorted(expected as Row[]));
  });

  it.each(['loader', 'plugin'] as const)('name what a failing %s prints', async (kind) => {
    const text = await readPage(language, kind);
    const headings = text.match(/^### .*/gm)?.join('\n') ?? '';
    const messages = (await resultsOf(kind)).flatMap(([, { messages: all = [] }]) => all);
    const missing = messages.filter((message) => !headings.includes(withoutKind(message)));
    expect([...new Set(missing)]).toEqual([]);
  });
});

it('has enough of each', async () => {
  expect((await resultsOf('loader')).length).toBeGreaterThanOrEqual(40);
  expect((await resultsOf('plugin')).length).toBeGreaterThanOrEqual(40);
});

async function resultsOf(kind: Result['kind']): Promise<[string, Result][]> {
  const file = path.join(example.dist, 'results.json');
  const results: Record<string, Result> = JSON.parse(await readFile(file, 'utf8'));
  return Object.entries(results).filter(([, result]) => result.kind === kind);
}

function readPage(language: string, kind: Result['kind']): Promise<string> {
  const file = `content/${language}/guide/${kind}-compat.mdx`;
  return readFile(path.join(repository, file), 'utf8');
}

/** The rows within `<Compat>`, but for those that are tried by hand. */
function rowsOf(text: string): Row[] {
  const compat = text.slice(text.indexOf('<Compat>'), text.indexOf('</Compat>'));
  return compat
    .split('\n')
    .filter((line) => line.startsWith('| ') && !triedByHand.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$|`|\{#.*\}/g, '').trim()))
    .filter(([, version]) => /^\d/.test(version ?? ''))
    .map(([name = '', version = '', status = '']) => ({ name, version, status }));
}

function sorted(rows: Row[]): Row[] {
  return [...rows].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Headings leave out `TypeError: ` and where a file was looked for. */
function withoutKind(message: string): string {
  return message.replace(/^TypeError: |^Resolve error: /, '').replace(/ in '.*$/, '');
}
