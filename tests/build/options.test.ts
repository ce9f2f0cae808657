import { describe, expect, it } from 'vitest';
import { readBuilt } from './built-site.ts';

describe('an option in a configuration', () => {
  it.each([
    ['guide/dev-server.html', '/config/output#outputpublicpath'],
    ['zh/guide/dev-server.html', '/zh/config/output#outputpublicpath'],
  ])('of %s leads to its heading in the same language', async (file, href) => {
    expect(await readBuilt(file)).toMatch(new RegExp(`<a[^>]* href="${href}"[^>]*>publicPath</a>`));
  });

  it('leads down its own page', async () => {
    expect(await readBuilt('config/output.html')).toMatch(
      /<a[^>]* href="#outputpublicpath"[^>]*>publicPath<\/a>/,
    );
  });

  it('is text where it is no option, and never an address that nobody resolved', async () => {
    const html = await readBuilt('guide/quick-start.html');
    expect(html).not.toContain('href="option:');
    expect(html).not.toMatch(/<a[^>]*>app<\/a>/);
  });
});

it('an option says what the bundler says, in the language of the page', async () => {
  const [en, zh] = await Promise.all([
    readBuilt('config/mode.html'),
    readBuilt('zh/config/mode.html'),
  ]);
  for (const html of [en, zh]) expect(html).toContain("<code>'production'</code>");
  expect(en).toContain('<strong>Default</strong>');
  expect(zh).toContain('<strong>默认值</strong>');
});
