import { expect, it } from 'vitest';
import { testRender } from './test-compile.ts';

it('keeps short code with hyphens whole', async () => {
  expect(await testRender('Run `npm init -y` and `npx rspack`.')).toBe(
    '<p>Run <code class="whole">npm init -y</code> and <code>npx rspack</code>.</p>',
  );
});

it('lets code that is longer than a line be broken between its words', async () => {
  expect(await testRender('`npx --yes create-rspack@latest --template react`')).toBe(
    '<p><code>npx <span class="whole">--yes</span> <span class="whole">create-rspack@latest</span> <span class="whole">--template</span> react</code></p>',
  );
  const path = 'node_modules/some-package/with/a/long/path';
  expect(await testRender(`\`${path}\``)).toBe(`<p><code>${path}</code></p>`);
});

it('keeps the words of code whole in tables, and marks those that have no room', async () => {
  const cell = async (code: string) =>
    /<td>(.*?)<\/td>/s.exec(await testRender(`| a |\n|---|\n| \`${code}\` |`))?.[1];
  expect(await cell("'asset/source'")).toBe('<code class="whole">\'asset/source\'</code>');
  expect(await cell('string \\| false')).toBe('<code>string | false</code>');
  expect(await cell("'a-b' \\| 'c'")).toBe("<code><span class=\"whole\">'a-b'</span> | 'c'</code>");
  expect(await cell('optimization.splitChunks.cacheGroups')).toBe(
    '<code class="long">optimization.splitChunks.cacheGroups</code>',
  );
});
