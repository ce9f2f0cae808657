import { expect, it } from 'vitest';
import { testRender } from './test-compile.ts';

it('keeps short code with hyphens whole', async () => {
  expect(await testRender('Run `npm init -y` and `npx rspack`.')).toBe(
    '<p>Run <code class="whole">npm init -y</code> and <code>npx rspack</code>.</p>',
  );
});

it('lets code that is longer than a line be broken', async () => {
  const code = 'npx --yes create-rspack@latest --template react';
  expect(await testRender(`\`${code}\``)).toBe(`<p><code>${code}</code></p>`);
});
