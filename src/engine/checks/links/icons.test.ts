import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { buildSite } from '../../test-site.ts';
import { iconName, icons } from './icons.ts';

it.each([
  ['/docs/icons/hmr.svg', 'hmr'],
  ['/docs/hmr.svg', undefined],
  ['/icons/hmr.svg', undefined],
  ['https://x.dev/icons/hmr.svg', undefined],
])('%s draws the icon %s', (source, name) => {
  expect(iconName(source, { base: '/docs/' })).toBe(name);
});

const files = {
  'index.md':
    '---\ntitle: Home\npageType: home\nfeatures:\n  - { title: A, details: B, icon: hmrr }\n---\n',
  'guide/react.mdx':
    '---\ntitle: A page\n---\n\n<Cards>\n  <Card title="A" link="/" icon="prod" />\n</Cards>\n',
  'public/icons/hmr.svg': '<svg/>',
  'public/icons/production.svg': '<svg/>',
};

it('finds icons that nobody drew, in texts, frontmatter and configuration', async () => {
  const { site } = await buildSite(files);
  const documents = {
    'index.html': ['hmrr', 'new', 'production'],
    'guide/react.html': ['prod', 'new', 'hmr'],
  };
  const built = Object.entries(documents).map(([path, names]) => {
    const sources = names.map((name) => `/icons/${name}.svg`);
    return { path, sources, ids: [], hrefs: [] };
  });
  expect(formatProblems(icons({ site, built, files: [] }))).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:6
      Unknown icon \`prod\`
      found:    prod
      expected: the name of a file of public/icons/: \`prod\` for public/icons/prod.svg

    content/en/index.md:5
      Unknown icon \`hmrr\`
      found:    hmrr
      expected: the name of a file of public/icons/: \`hmrr\` for public/icons/hmrr.svg
      fix:      hmr

    site.config.ts
      Unknown icon \`new\`
      found:    new
      expected: the name of a file of public/icons/: \`new\` for public/icons/new.svg

    3 problems"
  `);
});
