import { expect, it } from 'vitest';
import { testRender } from './test-compile.ts';

const list = '- **Type:** `string`\n- **默认值：** `none`\n';

it('below a heading are set as facts, their labels without a colon', async () => {
  const html = await testRender(`### --mode {#mode}\n\n${list}`);
  expect(html).toContain('<ul class="facts">');
  expect(html).toContain('<li><strong>Type</strong> <code>string</code></li>');
  expect(html).toContain('<strong>默认值</strong>');
});

it('elsewhere are lists as any other', async () => {
  const html = await testRender(`Words.\n\n${list}`);
  expect(html).not.toContain('facts');
  expect(html).toContain('<strong>Type:</strong>');
});
