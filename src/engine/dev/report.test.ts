import { beforeEach, expect, it } from 'vitest';
import type { DevState } from '#shared/dev-state.ts';
import { createReport } from './report.ts';

let printed: string[];
let report: ReturnType<typeof createReport>;

beforeEach(() => {
  printed = [];
  report = createReport((text) => printed.push(text));
});

function state(articles: Record<string, string>, ...messages: string[]): DevState {
  const pages = Object.entries(articles).map(([route, article]) => [route, { article, page: '' }]);
  return {
    version: 1,
    config: '',
    styles: [],
    problems: messages.map((message) => ({ file: 'a.md', line: 3, message })),
    pages: Object.fromEntries(pages),
  };
}

it('names the pages that changed, and how long it took', () => {
  report(state({ '/a': '1', '/b': '1' }), 900);
  report(state({ '/a': '2', '/b': '1' }), 41.7);
  report(state({ '/a': '3', '/c': '1' }), 50);
  expect(printed).toEqual(['Updated /a in 42 ms', 'Updated /a and 2 more in 50 ms']);
});

it('tells what is wrong once, and when it no longer is', () => {
  report(state({}), 1);
  report(state({}, 'Wrong.'), 1);
  report(state({}, 'Wrong.'));
  report(state({}));
  expect(printed).toEqual(['a.md:3\n  Wrong.\n\n1 problem', 'No problems any more.']);
});
