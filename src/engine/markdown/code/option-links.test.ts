import { describe, expect, it } from 'vitest';
import { testRender } from '../test-compile.ts';
import { resolveOptionLinks } from './option-links.ts';

const fence = (code: string, meta = 'title="rspack.config.js"') =>
  `\`\`\`js ${meta}\n${code}\n\`\`\``;

describe('in a configuration', () => {
  it('keys that are options lead to them', async () => {
    const html = await testRender(
      fence(`module.exports = {\n  output: { publicPath: 'auto', nothing: 1 },\n};`),
    );
    expect(html).toContain('href="option:output">output</a>');
    expect(html).toContain('href="option:output.publicPath">publicPath</a>');
    expect(html.match(/option:/g)).toHaveLength(2);
  });

  it('quoted keys lead there with their quotes', async () => {
    const html = await testRender(fence(`module.exports = { 'mode': "none" };`));
    expect(html).toContain(`href="option:mode">'mode'</a>`);
  });

  it('all text stays, whatever leads somewhere', async () => {
    const code = `module.exports = { module: { rules: [{ test: /a</ }] }, mode };`;
    const html = (await testRender(fence(code))).replace(/^<CodeBlock[^>]*?html="/, '');
    const text = html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replace(/">$/, '');
    expect(text).toBe(code);
  });

  it.each([
    ['another title', 'title="webpack.config.js"'],
    ['no title', ''],
  ])('%s makes it none', async (_, meta) => {
    expect(await testRender(fence(`module.exports = { mode: 'none' };`, meta))).not.toContain(
      'option:',
    );
  });

  it('a mark makes it one', async () => {
    expect(await testRender(fence(`mode: 'none',`, 'config'))).toContain('option:mode');
  });
});

describe('on its page', () => {
  const html = '<a class="t" href="option:mode">mode</a>, <a href="option:bail">bail</a>';

  it('a link leads to the heading of the option', () => {
    expect(resolveOptionLinks(html, (name) => `/zh/config/x#${name}`)).toBe(
      '<a class="t" href="/zh/config/x#mode">mode</a>, <a href="/zh/config/x#bail">bail</a>',
    );
  });

  it('an option without a heading is plain code', () => {
    expect(resolveOptionLinks(html, () => undefined)).toBe('<span class="t">mode</span>, bail');
  });
});
