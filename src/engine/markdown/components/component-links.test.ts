import { expect, it } from 'vitest';
import { testCompile, testRender } from '../test-compile.ts';

const page = { format: 'mdx', lang: 'zh', links: { base: '/docs/' } } as const;

it('resolves links and icons of components as those of text', async () => {
  const html = await testRender(
    '<Cards><Card title="A" link="./vue.md#a" icon="hmr" /></Cards>',
    page,
  );
  expect(html).toContain(
    '<Card title="A" link="/docs/zh/guide/vue#a" icon="/docs/icons/hmr.svg#icon">',
  );
  expect(await testRender('<SourceCode href="https://x.dev/a" />', page)).toContain(
    'href="https://x.dev/a"',
  );
});

it('remembers what was written, and where', async () => {
  const { links, images } = await testCompile(
    '\n<Cards><Card title="A" link="/guide/vue" icon="hmr" /></Cards>',
    page,
  );
  expect(links).toEqual([{ written: '/guide/vue', href: '/docs/zh/guide/vue', line: 2 }]);
  expect(images).toEqual([{ written: 'hmr', href: '/docs/icons/hmr.svg', line: 2 }]);
});
