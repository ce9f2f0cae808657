import { expect, it } from 'vitest';
import { testCompile, testRender } from '../test-compile.ts';

const page = { format: 'mdx' } as const;

it('has all options of the bundler', async () => {
  const html = await testRender('<OptionList />', page);
  expect(html).toContain('{"name":"mode","type":"string","default":"\'production\'"}');
  expect(html).toContain('{"name":"Rule.test","type":"RegExp","default":""}');
});

it('what an option is for is the first sentence below it', async () => {
  const body = [
    '<OptionMeta name="mode" />\n\nSets `defaults` of Node.js. And more.',
    '<OptionMeta name="output" />\n\n- a list',
    '<OptionMeta name="Rule.test" />\n\n选择模块。用于规则。',
  ].join('\n\n');
  expect((await testCompile(body, page)).options).toEqual({
    mode: { summary: 'Sets `defaults` of Node.js.' },
    output: {},
    'Rule.test': { summary: '选择模块。' },
  });
});
