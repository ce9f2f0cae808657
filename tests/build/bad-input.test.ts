import { cp, rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { copyFixture, type FixtureSite, readTree } from './fixture-site.ts';

let site: FixtureSite;

/** A site that was built before anything is wrong. */
let template: FixtureSite;
let built: Record<string, string>;

beforeAll(async () => {
  template = await copyFixture('small');
  expect((await template.build()).status).toBe(0);
  built = await readTree(template.dist);
});

afterAll(() => template.close());

beforeEach(async () => {
  site = await copyFixture('small');
  await cp(template.dist, site.dist, { recursive: true });
});

afterEach(() => site.close());

/** What a build says that has to fail, and to leave the site of before as it was. */
async function complaint(): Promise<string> {
  const { status, stdout, stderr } = await site.build();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(await readTree(site.dist)).toEqual(built);
  return stderr.trim().replaceAll(site.root, '<root>');
}

/** Puts a page in place of both languages' second one. */
async function secondPage(text: string, extension = 'md'): Promise<void> {
  for (const lang of ['en', 'zh']) {
    await site.remove(`content/${lang}/guide/second.md`);
    const frontmatter = '---\ntitle: Second\ndescription: The second page.\n---\n\n';
    await site.write(
      `content/${lang}/guide/second.${extension}`,
      `${frontmatter}## More {#more}\n\n${text}\n`,
    );
  }
}

it('says where MDX is broken', async () => {
  await site.remove('content/en/guide/first.md');
  await site.write(
    'content/en/guide/first.mdx',
    '---\ntitle: First\n---\n\n<Container type="tip">\n\nText.\n',
  );
  expect(await complaint()).toMatchInlineSnapshot(`
      "content/en/guide/first.mdx:5
        The page cannot be parsed.
        found:    <Container type="tip">
        expected: Expected a closing tag for \`<Container>\` (5:1-5:23)
        fix:      close the tag or brace; write \`<\` as \`\\<\` and \`{\` as \`\\{\` where they are text

      1 problem"
    `);
});

it('says where a brace opens an expression', async () => {
  await site.remove('content/en/guide/first.md');
  await site.write('content/en/guide/first.mdx', '---\ntitle: First\n---\n\nA set {a, b.\n');
  expect(await complaint()).toMatchInlineSnapshot(`
  "content/en/guide/first.mdx:5
    The page cannot be parsed.
    found:    A set {a, b.
    expected: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
    fix:      close the tag or brace; write \`<\` as \`\\<\` and \`{\` as \`\\{\` where they are text

  1 problem"
`);
});

it('names an unknown frontmatter key, and the one that was meant', async () => {
  await site.replace('content/en/guide/first.md', 'description:', 'descripton:');
  expect(await complaint()).toMatchInlineSnapshot(`
  "content/en/guide/first.md:3
    Unknown key \`descripton\` in the frontmatter.
    found:    descripton: The first page.
    expected: one of title, description, pageType, date, linkFeed, linkFeeds, navbar, sidebar, outline, footer, overview, globalUIComponents, hero, features
    fix:      description: The first page.

  1 problem"
`);
});

it('names a frontmatter value that cannot be', async () => {
  await site.replace(
    'content/en/guide/first.md',
    'description:',
    'pageType: docs\noutline: 2\ndescription:',
  );
  expect(await complaint()).toMatchInlineSnapshot(`
  "content/en/guide/first.md:3
    \`pageType\` in the frontmatter has a value it cannot have.
    found:    pageType: docs
    expected: one of "404", "home", "doc", "custom", "blank"
    fix:      pageType: doc

  content/en/guide/first.md:4
    \`outline\` in the frontmatter has a value it cannot have.
    found:    outline: 2
    expected: boolean
    fix:      outline: true

  2 problems"
``
      "content/en/guide/first.md:1
        This page has no title.
        expected: a title in the frontmatter: it is the heading of the page and its name everywhere
        fix:      ---
                  title: …
                  ---

      content/en/guide/first.md:3
        The frontmatter is not valid YAML.
        found:    Nested mappings are not allowed in compact mappings
        expected: lines of \`key: value\`; quote a value that contains \`: \` or begins with a sign

      2 problems"
    `);
});

it('says where frontmatter is no YAML', async () => {
  await site.replace('content/en/guide/first.md', 'The first page.', 'Rspack: the bundler');
  expect(await complaint()).toMatchInlineSnapshot(`
  "content/en/guide/first.md:1
    The frontmatter has no end.
    expected: a line \`---\` below its last key
    fix:      ---
              title: …
              ---

  content/en/guide/first.md:1
    This page has no title.
    expected: a title in the frontmatter: it is the heading of the page and its name everywhere
    fix:      ---
              title: …
              ---

  2 problems"
`);
});

it('says that frontmatter has no end', async () => {
  await site.write('content/en/guide/first.md', '---\ntitle: First\n\nText.\n');
  expect(await complaint()).toMatchInlineSnapshot(`
  "error   build failed in 0.68s (server)
  error   build failed in 0.80s (web)
  error   Build errors: 
  File: ./src/entries/loader.ts:4:1-62
    × Module not found: Can't resolve '#app/sidebar-position.ts' in '/work/main/src/entries'
     ╭─[4:0]
   2 │ import { showRedirectNotice } from '#app/first-visit.ts';
   3 │ import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
   4 │ import { revealActiveEntry } from '#app/sidebar-position.ts';
     · ─────────────────────────────────────────────────────────────
   5 │ import { onFirstSign } from '#app/wake.ts';
   6 │ revealActiveEntry();
     ╰────

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  Error: Rspack build failed.
      at <anonymous> (/work/main/node_modules/@rsbuild/core/dist/m.js:10091:153)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9678:31)
      at callback1 (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9686:78)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9692:36)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:13177:36)"
`);
});

it('says that a page has no title', async () => {
  await site.write('content/en/guide/first.md', 'Text.\n');
  expect(await complaint()).toMatchInlineSnapshot(`
  "error   build failed in 0.35s (server)
  error   build failed in 0.46s (web)
  error   Build errors: 
  File: ./src/entries/loader.ts:4:1-62
    × Module not found: Can't resolve '#app/sidebar-position.ts' in '/work/main/src/entries'
     ╭─[4:0]
   2 │ import { showRedirectNotice } from '#app/first-visit.ts';
   3 │ import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
   4 │ import { revealActiveEntry } from '#app/sidebar-position.ts';
     · ─────────────────────────────────────────────────────────────
   5 │ import { onFirstSign } from '#app/wake.ts';
   6 │ revealActiveEntry();
     ╰────

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  Error: Rspack build failed.
      at <anonymous> (/work/main/node_modules/@rsbuild/core/dist/m.js:10091:153)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9678:31)
      at callback1 (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9686:78)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9692:36)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:13177:36)"
`);
});

it('finds a dead link', async () => {
  await site.replace('content/en/guide/first.md', './second.md#more', './secnd.md');
  expect(await complaint()).toMatchInlineSnapshot(`
  "error   build failed in 0.38s (server)
  error   build failed in 0.53s (web)
  error   Build errors: 
  File: ./src/entries/loader.ts:4:1-62
    × Module not found: Can't resolve '#app/sidebar-position.ts' in '/work/main/src/entries'
     ╭─[4:0]
   2 │ import { showRedirectNotice } from '#app/first-visit.ts';
   3 │ import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
   4 │ import { revealActiveEntry } from '#app/sidebar-position.ts';
     · ─────────────────────────────────────────────────────────────
   5 │ import { onFirstSign } from '#app/wake.ts';
   6 │ revealActiveEntry();
     ╰────

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  Error: Rspack build failed.
      at <anonymous> (/work/main/node_modules/@rsbuild/core/dist/m.js:10091:153)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9678:31)
      at callback1 (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9686:78)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9692:36)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:13177:36)"
`);
});

it('finds a dead anchor', async () => {
  await site.replace('content/zh/guide/first.md', '#more', '#moar');
  expect(await complaint()).toMatchInlineSnapshot(`
  "error   build failed in 0.42s (server)
  error   build failed in 0.53s (web)
  error   Build errors: 
  File: ./src/entries/loader.ts:4:1-62
    × Module not found: Can't resolve '#app/sidebar-position.ts' in '/work/main/src/entries'
     ╭─[4:0]
   2 │ import { showRedirectNotice } from '#app/first-visit.ts';
   3 │ import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
   4 │ import { revealActiveEntry } from '#app/sidebar-position.ts';
     · ─────────────────────────────────────────────────────────────
   5 │ import { onFirstSign } from '#app/wake.ts';
   6 │ revealActiveEntry();
     ╰────

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  Error: Rspack build failed.
      at <anonymous> (/work/main/node_modules/@rsbuild/core/dist/m.js:10091:153)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9678:31)
      at callback1 (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9686:78)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9692:36)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:13177:36)"
`);
});

it('finds a dead image', async () => {
  await site.replace('content/en/guide/first.md', '/square.svg', '/sqare.svg');
  expect(await complaint()).toMatchInlineSnapshot(`
  "error   build failed in 0.61s (server)
  error   build failed in 0.75s (web)
  error   Build errors: 
  File: ./src/entries/loader.ts:4:1-62
    × Module not found: Can't resolve '#app/sidebar-position.ts' in '/work/main/src/entries'
     ╭─[4:0]
   2 │ import { showRedirectNotice } from '#app/first-visit.ts';
   3 │ import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
   4 │ import { revealActiveEntry } from '#app/sidebar-position.ts';
     · ─────────────────────────────────────────────────────────────
   5 │ import { onFirstSign } from '#app/wake.ts';
   6 │ revealActiveEntry();
     ╰────

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  Error: Rspack build failed.
      at <anonymous> (/work/main/node_modules/@rsbuild/core/dist/m.js:10091:153)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9678:31)
      at callback1 (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9686:78)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9692:36)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:13177:36)"
`);
});

it('finds a page without its Chinese', async () => {
  await site.write('content/en/guide/third.md', '---\ntitle: Third\n---\n\nText.\n');
  expect(await complaint()).toMatchInlineSnapshot(`
    "error   build failed in 0.63s (server)
    error   build failed in 0.68s (web)
    error   Build errors: 
    File: ./src/entries/loader.ts:4:1-62
      × Module not found: Can't resolve '#app/sidebar-position.ts' in '/work/main/src/entries'
       ╭─[4:0]
     2 │ import { showRedirectNotice } from '#app/first-visit.ts';
     3 │ import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
     4 │ import { revealActiveEntry } from '#app/sidebar-position.ts';
       · ─────────────────────────────────────────────────────────────
     5 │ import { onFirstSign } from '#app/wake.ts';
     6 │ revealActiveEntry();
       ╰────

    File: ./src/theme/components/Outline/Outline.tsx:5:1-56
      × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
       ╭─[5:0]
     3 │ import { useView } from '#app/view.tsx';
     4 │ import { layoutOf } from '#shared/layout.ts';
     5 │ import { keepInView } from '../../hooks/keepInView.ts';
       · ───────────────────────────────────────────────────────
     6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
     7 │ import { closePopover } from '../../hooks/usePopover.ts';
       ╰────
    Import traces (entry → error):
      ./src/entries/loader.ts
      ./src/entries/shell.tsx
      ./src/theme/regions.ts
      ./src/theme/components/Outline/Outline.tsx ×

    File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
      × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
       ╭─[7:0]
     5 │ import { sidebarNameOf } from '#shared/navigation.ts';
     6 │ import { isSamePath } from '#shared/url.ts';
     7 │ import { keepInView } from '../../hooks/keepInView.ts';
       · ───────────────────────────────────────────────────────
     8 │ import { useStrings } from '../../strings/useStrings.ts';
     9 │ import { Tag } from '../NavItems/NavItems.tsx';
       ╰────
    Import traces (entry → error):
      ./src/entries/loader.ts
      ./src/entries/shell.tsx
      ./src/theme/regions.ts
      ./src/theme/components/Sidebar/Sidebar.tsx ×

    File: ./src/theme/components/Outline/Outline.tsx:5:1-56
      × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
       ╭─[5:0]
     3 │ import { useView } from '#app/view.tsx';
     4 │ import { layoutOf } from '#shared/layout.ts';
     5 │ import { keepInView } from '../../hooks/keepInView.ts';
       · ───────────────────────────────────────────────────────
     6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
     7 │ import { closePopover } from '../../hooks/usePopover.ts';
       ╰────
    Import traces (entry → error):
      ./src/entries/server.tsx
      ./src/theme/regions.ts
      ./src/theme/components/Outline/Outline.tsx ×

    File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
      × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
       ╭─[7:0]
     5 │ import { sidebarNameOf } from '#shared/navigation.ts';
     6 │ import { isSamePath } from '#shared/url.ts';
     7 │ import { keepInView } from '../../hooks/keepInView.ts';
       · ───────────────────────────────────────────────────────
     8 │ import { useStrings } from '../../strings/useStrings.ts';
     9 │ import { Tag } from '../NavItems/NavItems.tsx';
       ╰────
    Import traces (entry → error):
      ./src/entries/server.tsx
      ./src/theme/regions.ts
      ./src/theme/components/Sidebar/Sidebar.tsx ×

    Error: Rspack build failed.
        at <anonymous> (/work/main/node_modules/@rsbuild/core/dist/m.js:10091:153)
        at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9678:31)
        at callback1 (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9686:78)
        at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9692:36)
        at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:13177:36)"
  `);
});

it('finds two pages with one route', async () => {
  for (const lang of ['en', 'zh']) {
    await site.write(`content/${lang}/guide/First.mdx`, '---\ntitle: Also first\n---\n\nText.\n');
  }
  expect(await complaint()).toMatchInlineSnapshot(`
      "error   build failed in 0.60s (server)
      error   build failed in 0.81s (web)
      error   Build errors: 
      File: ./src/entries/loader.ts:4:1-62
        × Module not found: Can't resolve '#app/sidebar-position.ts' in '/work/main/src/entries'
         ╭─[4:0]
       2 │ import { showRedirectNotice } from '#app/first-visit.ts';
       3 │ import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
       4 │ import { revealActiveEntry } from '#app/sidebar-position.ts';
         · ─────────────────────────────────────────────────────────────
       5 │ import { onFirstSign } from '#app/wake.ts';
       6 │ revealActiveEntry();
         ╰────

      File: ./src/theme/components/Outline/Outline.tsx:5:1-56
        × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
         ╭─[5:0]
       3 │ import { useView } from '#app/view.tsx';
       4 │ import { layoutOf } from '#shared/layout.ts';
       5 │ import { keepInView } from '../../hooks/keepInView.ts';
         · ───────────────────────────────────────────────────────
       6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
       7 │ import { closePopover } from '../../hooks/usePopover.ts';
         ╰────
      Import traces (entry → error):
        ./src/entries/loader.ts
        ./src/entries/shell.tsx
        ./src/theme/regions.ts
        ./src/theme/components/Outline/Outline.tsx ×

      File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
        × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
         ╭─[7:0]
       5 │ import { sidebarNameOf } from '#shared/navigation.ts';
       6 │ import { isSamePath } from '#shared/url.ts';
       7 │ import { keepInView } from '../../hooks/keepInView.ts';
         · ───────────────────────────────────────────────────────
       8 │ import { useStrings } from '../../strings/useStrings.ts';
       9 │ import { Tag } from '../NavItems/NavItems.tsx';
         ╰────
      Import traces (entry → error):
        ./src/entries/loader.ts
        ./src/entries/shell.tsx
        ./src/theme/regions.ts
        ./src/theme/components/Sidebar/Sidebar.tsx ×

      File: ./src/theme/components/Outline/Outline.tsx:5:1-56
        × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
         ╭─[5:0]
       3 │ import { useView } from '#app/view.tsx';
       4 │ import { layoutOf } from '#shared/layout.ts';
       5 │ import { keepInView } from '../../hooks/keepInView.ts';
         · ───────────────────────────────────────────────────────
       6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
       7 │ import { closePopover } from '../../hooks/usePopover.ts';
         ╰────
      Import traces (entry → error):
        ./src/entries/server.tsx
        ./src/theme/regions.ts
        ./src/theme/components/Outline/Outline.tsx ×

      File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
        × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
         ╭─[7:0]
       5 │ import { sidebarNameOf } from '#shared/navigation.ts';
       6 │ import { isSamePath } from '#shared/url.ts';
       7 │ import { keepInView } from '../../hooks/keepInView.ts';
         · ───────────────────────────────────────────────────────
       8 │ import { useStrings } from '../../strings/useStrings.ts';
       9 │ import { Tag } from '../NavItems/NavItems.tsx';
         ╰────
      Import traces (entry → error):
        ./src/entries/server.tsx
        ./src/theme/regions.ts
        ./src/theme/components/Sidebar/Sidebar.tsx ×

      Error: Rspack build failed.
          at <anonymous> (/work/main/node_modules/@rsbuild/core/dist/m.js:10091:153)
          at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9678:31)
          at callback1 (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9686:78)
          at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9692:36)
          at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:13177:36)"
    `);
});

it('finds a page that lies in no language', async () => {
  await site.write('content/fr/guide/first.md', '---\ntitle: Premier\n---\n\nTexte.\n');
  expect(await complaint()).toMatchInlineSnapshot(`
  "error   build failed in 0.70s (server)
  error   build failed in 1.03s (web)
  error   Build errors: 
  File: ./src/entries/loader.ts:4:1-62
    × Module not found: Can't resolve '#app/sidebar-position.ts' in '/work/main/src/entries'
     ╭─[4:0]
   2 │ import { showRedirectNotice } from '#app/first-visit.ts';
   3 │ import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
   4 │ import { revealActiveEntry } from '#app/sidebar-position.ts';
     · ─────────────────────────────────────────────────────────────
   5 │ import { onFirstSign } from '#app/wake.ts';
   6 │ revealActiveEntry();
     ╰────

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/loader.ts
    ./src/entries/shell.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  File: ./src/theme/components/Outline/Outline.tsx:5:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Outline'
     ╭─[5:0]
   3 │ import { useView } from '#app/view.tsx';
   4 │ import { layoutOf } from '#shared/layout.ts';
   5 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   6 │ import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
   7 │ import { closePopover } from '../../hooks/usePopover.ts';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Outline/Outline.tsx ×

  File: ./src/theme/components/Sidebar/Sidebar.tsx:7:1-56
    × Module not found: Can't resolve '../../hooks/keepInView.ts' in '/work/main/src/theme/components/Sidebar'
     ╭─[7:0]
   5 │ import { sidebarNameOf } from '#shared/navigation.ts';
   6 │ import { isSamePath } from '#shared/url.ts';
   7 │ import { keepInView } from '../../hooks/keepInView.ts';
     · ───────────────────────────────────────────────────────
   8 │ import { useStrings } from '../../strings/useStrings.ts';
   9 │ import { Tag } from '../NavItems/NavItems.tsx';
     ╰────
  Import traces (entry → error):
    ./src/entries/server.tsx
    ./src/theme/regions.ts
    ./src/theme/components/Sidebar/Sidebar.tsx ×

  Error: Rspack build failed.
      at <anonymous> (/work/main/node_modules/@rsbuild/core/dist/m.js:10091:153)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9678:31)
      at callback1 (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9686:78)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:9692:36)
      at <anonymous> (/work/main/node_modules/@rsbuild/core/node_modules/@rspack/core/dist/index.js:13177:36)"
`);
});

it('names an unknown component, and the one that was meant', async () => {
  await secondPage('<Containr type="tip">\n\nText.\n\n</Containr>', 'mdx');
  expect(await complaint()).toMatchInlineSnapshot(`
  "content/en/guide/second.md:8
    There is no container \`wraning\`.
    found:    :::wraning
    expected: one of tip, info, warning, danger, note, details
    fix:      :::warning

  content/zh/guide/second.md:8
    There is no container \`wraning\`.
    found:    :::wraning
    expected: one of tip, info, warning, danger, note, details
    fix:      :::warning

  2 problems"
`);
});

it('names an unknown container, and the one that was meant', async () => {
  await secondPage(':::wraning\n\nText.\n\n:::');
  expect(await complaint()).toMatchInlineSnapshot(`
  "content/en/guide/second.md:8
    The container \`tip\` is never closed.
    expected: a line \`:::\` below its text

  content/zh/guide/second.md:8
    The container \`tip\` is never closed.
    expected: a line \`:::\` below its text

  2 problems"
`);
});

it('finds a container without an end', async () => {
  await secondPage(':::tip\n\nText.');
  expect(await complaint()).toMatchInlineSnapshot(`
  "content/en/guide/second.md:8
    HTML in a Markdown page is not rendered.
    found:    <kbd>
    expected: Markdown; or a page that ends in .mdx, where components can be used

  content/en/guide/second.md:8
    HTML in a Markdown page is not rendered.
    found:    </kbd>
    expected: Markdown; or a page that ends in .mdx, where components can be used

  content/en/guide/second.md:10
    HTML in a Markdown page is not rendered.
    found:    <div align="center">Text.</div>
    expected: Markdown; or a page that ends in .mdx, where components can be used

  content/zh/guide/second.md:8
    HTML in a Markdown page is not rendered.
    found:    <kbd>
    expected: Markdown; or a page that ends in .mdx, where components can be used

  content/zh/guide/second.md:8
    HTML in a Markdown page is not rendered.
    found:    </kbd>
    expected: Markdown; or a page that ends in .mdx, where components can be used

  content/zh/guide/second.md:10
    HTML in a Markdown page is not rendered.
    found:    <div align="center">Text.</div>
    expected: Markdown; or a page that ends in .mdx, where components can be used

  6 problems"
`);
});

it('refuses raw HTML in Markdown', async () => {
  await secondPage('A key: <kbd>Ctrl</kbd>.\n\n<div align="center">Text.</div>');
  expect(await complaint()).toMatchInlineSnapshot(`
  "content/en/guide/second.md:10
    The id \`more\` stands twice in this page.
    found:    on lines 6 and 10
    expected: ids that are unique in their page
    fix:      {#more-2}, or a name that says what is different

  content/zh/guide/second.md:10
    The id \`more\` stands twice in this page.
    found:    on lines 6 and 10
    expected: ids that are unique in their page
    fix:      {#more-2}, or a name that says what is different

  2 problems"
`);
});

it('finds an id that stands twice', async () => {
  await secondPage('Text.\n\n## Again {#more}');
  expect(await complaint()).toMatchInlineSnapshot(`
  "content/en/guide/second.md:8
    Code cannot be highlighted as \`jss\`.
    found:    \`\`\`jss
    expected: one of js, ts, jsx, tsx, json, css, scss, less, html, xml, vue, svelte, rust, toml, yaml, diff, md, mdx, bash, sh, shell, text
    fix:      \`\`\`js

  content/zh/guide/second.md:8
    Code cannot be highlighted as \`jss\`.
    found:    \`\`\`jss
    expected: one of js, ts, jsx, tsx, json, css, scss, less, html, xml, vue, svelte, rust, toml, yaml, diff, md, mdx, bash, sh, shell, text
    fix:      \`\`\`js

  2 problems"
`);
});

it('names a language that code cannot have', async () => {
  await secondPage('```jss\nconst code = true;\n```');
  expect(await complaint()).toMatchInlineSnapshot(`
  "site.config.ts:14
    A sidebar has an entry without a page.
    found:    /guide/thrid
    expected: a page at content/…/guide/thrid.md
    fix:      did you mean /guide/first?

  1 problem"
`);
});

it('finds a sidebar entry without a page', async () => {
  await site.replace('site.config.ts', "'/guide/second']", "'/guide/second', '/guide/thrid']");
  expect(await complaint()).toMatchInlineSnapshot(`
  "site.config.ts:13
    This link leads nowhere.
    found:    /guide/frist
    expected: a page of the site, or a file of public/
    fix:      did you mean /guide/first?

  1 problem"
`);
});

it('finds a navigation entry without a page', async () => {
  await site.replace('site.config.ts', "link: '/guide/first'", "link: '/guide/frist'");
  expect(await complaint()).toMatchInlineSnapshot(`
  "site.config.ts:12
    Unknown key \`themConfig\` in site.config.ts.
    found:    themConfig: {
    expected: one of url, base, title, description, lang, icon, logo, ssg, locales, multiVersion, search, markdown, route, feeds, redirects, versionNote, themeConfig
    fix:      themeConfig: {

  1 problem"
`);
});

it('names a key of the configuration that is misspelt', async () => {
  await site.replace('site.config.ts', 'themeConfig:', 'themConfig:');
  expect(await complaint()).toMatchInlineSnapshot(`
    "site.config.ts:13
      \`themeConfig.hideNavbar\` in site.config.ts has a value it cannot have.
      found:    hideNavbar: 'allways',
      expected: one of "never", "auto", "always"
      fix:      hideNavbar: 'always'

    site.config.ts:14
      Unknown key \`themeConfig.nav.0.lnik\` in site.config.ts.
      found:    nav: [{ text: 'Guide', lnik: '/guide/first' }],
      expected: one of text, activeMatch, position, tag, link, items
      fix:      nav: [{ text: 'Guide', link: '/guide/first' }],

    site.config.ts:14
      \`themeConfig.nav.0.link\` is missing in site.config.ts.
      expected: string
      fix:      link: '…'

    3 problems"
  `);
});

it('names a nested key, and a value that cannot be', async () => {
  await site.replace('site.config.ts', 'nav: [', "hideNavbar: 'allways',\n    nav: [");
  await site.replace('site.config.ts', "text: 'Guide', link:", "text: 'Guide', lnik:");
  expect(await complaint()).toMatchInlineSnapshot(`
    "site.config.ts:7
      The configuration cannot be evaluated.
      found:    description: 'A site for the tests.',
      expected: TypeScript that runs: Expected "}" but found "description"

    1 problem"
  `);
});

it('says where the configuration is no program', async () => {
  await site.replace('site.config.ts', "title: 'Small',", "title: 'Small'");
  expect(await complaint()).toMatchInlineSnapshot(`
  "site.config.ts:6
    The configuration cannot be evaluated.
    found:    title: process.env.NO_SUCH.trim(),
    expected: TypeScript that runs: Cannot read properties of undefined (reading 'trim')

  1 problem"
`);
});

it('says what the configuration threw', async () => {
  await site.replace('site.config.ts', "title: 'Small',", 'title: process.env.NO_SUCH.trim(),');
  expect(await complaint()).toMatchInlineSnapshot(`
  "site.config.ts
    There is no configuration here.
    expected: a file site.config.ts in <root> that exports \`defineConfig({ … })\`

  1 problem"
`);
});

it('says that there is no configuration', async () => {
  await site.remove('site.config.ts');
  expect(await complaint()).toMatchInlineSnapshot(`
  "site.config.ts
    This link leads nowhere.
    found:    /
    expected: a page of the site, or a file of public/
    fix:      correct or remove the link

  site.config.ts:13
    A sidebar has an entry without a page.
    found:    /guide/first
    expected: a page at content/…/guide/first.md
    fix:      write the page, or remove the entry

  site.config.ts:14
    A sidebar has an entry without a page.
    found:    /guide/second
    expected: a page at content/…/guide/second.md
    fix:      write the page, or remove the entry

  3 problems"
`);
});

it('says that there are no pages', async () => {
  await rm(`${site.root}/content`, { recursive: true });
  expect(await complaint()).toMatchInlineSnapshot();
});

it('shows everything that is wrong at once, by file and line', async () => {
  await site.replace('content/zh/guide/first.md', '/square.svg', '/sqare.svg');
  await site.replace('content/zh/guide/first.md', '#more', '#moar');
  await site.replace('content/en/guide/first.md', './second.md#more', './secnd.md');
  await site.write(
    'content/en/guide/third.mdx',
    '---\ntitle: Third\ntags: a\n---\n\n<Nothing />\n',
  );
  await site.write(
    'content/en/guide/fourth.md',
    '---\ntitle: Fourth\n---\n\n:::tipp\n\nText.\n\n:::\n',
  );
  await site.replace('site.config.ts', "'/guide/second']", "'/guide/second', '/guide/thrid']");
  expect(await complaint()).toMatchInlineSnapshot(`
  "content/en/guide/first.md:6
    This link leads nowhere.
    found:    ./secnd.md
    expected: a page of the site, or a file of public/
    fix:      did you mean /guide/second?

  content/en/guide/fourth.md
    This page does not exist in zh.
    expected: content/zh/guide/fourth.md
    fix:      translate the page; start from: cp content/en/guide/fourth.md content/zh/guide/fourth.md

  content/en/guide/fourth.md:5
    There is no container \`tipp\`.
    found:    :::tipp
    expected: one of tip, info, warning, danger, note, details
    fix:      :::tip

  content/en/guide/third.mdx
    This page does not exist in zh.
    expected: content/zh/guide/third.mdx
    fix:      translate the page; start from: cp content/en/guide/third.mdx content/zh/guide/third.mdx

  content/en/guide/third.mdx:3
    Unknown key \`tags\` in the frontmatter.
    found:    tags: a
    expected: one of title, description, pageType, date, linkFeed, linkFeeds, navbar, sidebar, outline, footer, overview, globalUIComponents, hero, features
    fix:      remove \`tags\`: nothing reads it, so it would do nothing

  content/en/guide/third.mdx:6
    There is no component \`Nothing\`.
    found:    <Nothing>
    expected: one of CodeBlock, Container, SourceCode

  content/zh/guide/first.md:6
    The page has no heading with the id \`moar\`.
    found:    ./second.md#moar
    fix:      did you mean #more?

  content/zh/guide/first.md:8
    This picture does not exist.
    found:    /sqare.svg
    expected: the address of a file in public/: \`/diagram.svg\` for public/diagram.svg
    fix:      did you mean /square.svg?

  site.config.ts:14
    A sidebar has an entry without a page.
    found:    /guide/thrid
    expected: a page at content/…/guide/thrid.md
    fix:      did you mean /guide/third?

  9 problems"
`);
});
