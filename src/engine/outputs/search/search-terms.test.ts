import { expect, it } from 'vitest';
import type { SearchMetadata } from '#search/search-index.ts';
import { buildSite } from '../../test-site.ts';

const files = {
  'index.md': '---\ntitle: Home\npageType: home\n---\n',
  'config/output.md':
    '---\ntitle: output\n---\n\n## output.path {#outputpath}\n\nThe folder.\n\n```js\nrun();\n```\n',
  'api/plugin-api.md':
    '---\ntitle: Plugin API\n---\n\n## Hooks {#compiler-hooks}\n\n`done`, `emit`\n',
  'blog/one.md': '---\ntitle: One\ndescription: One.\ndate: 2023-03-06\n---\n',
};

it('knows of each page what its text does not say', async () => {
  const { files: outputs } = await buildSite(files, {
    documents: {
      options: { '/config/output': ['output'] },
      commands: '/api/cli',
      hooks: '/api/plugin-api',
      loaderContext: '/api/loader-api',
      exports: ['/config/plugins'],
    },
    themeConfig: {
      sidebar: { '/api/': [{ text: 'Interfaces', items: ['/api/plugin-api'] }] },
    },
  });
  const read = (kind: string) => {
    const name = new RegExp(`^static/search_${kind}\\.zh\\.[\\da-f]{8}\\.json$`);
    return JSON.parse(String(outputs.find(({ path }) => name.test(path))?.content));
  };
  const terms: SearchMetadata = { ...read('text').terms, ...read('headings').metadata };
  expect(terms.options).toEqual({ '/zh/config/output': [['string', expect.any(String)]] });
  expect(terms.names).toMatchObject({
    '/zh/api/plugin-api#compiler-hooks': expect.arrayContaining(['compiler.hooks.emit']),
  });
  expect(terms.code).toEqual({ '/zh/config/output': [2, 1] });
  expect(terms.groups).toMatchObject({
    '/zh/api/plugin-api': 'Interfaces',
    '/zh/blog/one': 'blog',
  });
  expect(terms.aside).toEqual(['/zh/blog/one']);
});
