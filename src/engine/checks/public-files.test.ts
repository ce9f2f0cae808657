import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { clashes } from './public-files.ts';

const written = new Set(['_headers', 'index.html', 'guide/react.html', 'static/a.js']);

it.each([
  ['/_headers', '_headers'],
  ['/index.html', 'index.html'],
  ['/Guide/React.html', 'guide/react.html'],
  ['/guide', 'guide/react.html'],
  ['/index.html/a.txt', 'index.html'],
  ['/guide/react.html/a/b.txt', 'guide/react.html'],
])('%s is where the site has %s', (copied, other) => {
  expect(clashes([copied], written)).toMatchObject([
    { found: `public${copied}, and ${other} of the site` },
  ]);
});

it.each(['/logo.svg', '/guide/a.svg', '/static/b.js', '/guidebook', '/index'])(
  '%s is in nobody’s place',
  (copied) => {
    expect(clashes([copied], written)).toEqual([]);
  },
);

it('names both', () => {
  expect(formatProblems(clashes(['/_headers'], written))).toMatchInlineSnapshot(`
    "public/_headers
      Conflict with a file that the build writes
      found:    public/_headers, and _headers of the site
      expected: names in \`public/\` that no page and no file of the site has
      fix:      rename the file, or remove it

    1 problem"
  `);
});
