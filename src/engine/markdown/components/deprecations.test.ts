import { expect, it } from 'vitest';
import { testRender } from '../test-compile.ts';

it('gives the first list the versions of all, the newest first', async () => {
  const list = (rows: string) => `<Deprecations>\n${rows}\n</Deprecations>`;
  const html = await testRender(
    [
      list('<Deprecation name="a" deprecated="0.9.0" removed="0.10.0">A</Deprecation>'),
      list('<Deprecation name="b" deprecated="0.9.0">B</Deprecation>'),
    ].join('\n\n'),
    { format: 'mdx' },
  );
  expect(html.match(/<Deprecations[^>]*>/g)).toEqual([
    '<Deprecations versions="0.10.0 0.9.0">',
    '<Deprecations>',
  ]);
});
