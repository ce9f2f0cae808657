import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { buildSite } from '../../test-site.ts';

it('reports names of a page that does not exist', async () => {
  const { problems } = await buildSite({
    'index.md': '---\ntitle: Home\npageType: home\n---\n',
    'guide/plugin.md': '---\ntitle: Plugins\n---\n\nText.\n',
    'content/names.yaml': '/guide/plugins:\n  en: [custom plugin]\n  zh: [自定义插件]\n',
  });
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/names.yaml:1
      Unknown page in the list of names.
      found:    /guide/plugins:
      expected: the path of a page
      fix:      /guide/plugin:

    1 problem"
  `);
});
