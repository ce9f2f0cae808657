import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scan, scanFile } from './scan.ts';

const config = {
  lang: 'en' as const,
  locales: [
    { lang: 'en' as const, label: 'English' },
    { lang: 'zh' as const, label: '简体中文' },
  ],
};

describe('scanFile', () => {
  it.each([
    ['en/index.md', '/', '/'],
    ['zh/index.mdx', '/', '/zh/'],
    ['en/guide/react.md', '/guide/react', '/guide/react'],
    ['zh/guide/react.mdx', '/guide/react', '/zh/guide/react'],
    ['en/config/index.md', '/config/', '/config/'],
    ['en/blog/announcing-0.5.md', '/blog/announcing-0.5', '/blog/announcing-0.5'],
    ['en/Guide/React.md', '/guide/react', '/guide/react'],
    ['en/guide/reindex.md', '/guide/reindex', '/guide/reindex'],
  ])('content/%s is %s at %s', (file, pagePath, routePath) => {
    expect(scanFile('/content', file, config)).toMatchObject({
      file: `/content/${file}`,
      relativePath: file,
      path: pagePath,
      routePath,
      format: path.extname(file).slice(1),
      version: '',
    });
  });

  it.each(['index.md', 'en.md', 'fr/guide/react.md', 'guide/react.md', '0.5/en/index.md'])(
    'content/%s is no page',
    (file) => {
      expect(scanFile('/content', file, config)).toBeUndefined();
    },
  );

  it.each([
    ['0.5/en/guide/react.md', '', '/guide/react'],
    ['0.5/zh/index.md', '', '/zh/'],
    ['0.4/en/guide/react.md', '0.4', '/0.4/guide/react'],
    ['0.4/zh/config/index.md', '0.4', '/0.4/zh/config/'],
  ])('content/%s is of a version', (file, version, routePath) => {
    const multiVersion = { default: '0.5', versions: ['0.5', '0.4'] };
    const scanned = scanFile('/content', file, { ...config, multiVersion });
    expect(scanned).toMatchObject({ version, routePath });
  });
});

describe('scan', () => {
  let content: string;
  beforeEach(async () => {
    content = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  });
  afterEach(() => rm(content, { recursive: true }));

  async function write(...files: string[]): Promise<void> {
    for (const file of files) {
      await mkdir(path.dirname(path.join(content, file)), { recursive: true });
      await writeFile(path.join(content, file), '');
    }
  }

  it('finds all pages in order, and nothing else', async () => {
    await write(
      'zh/index.md',
      'en/b.mdx',
      'en/a/index.md',
      'README.md',
      'en/README.md',
      'en/a.png',
      'en/.#b.mdx',
    );
    const { files, problems } = await scan(content, config);
    expect(files.map(({ relativePath }) => relativePath)).toEqual([
      'en/a/index.md',
      'en/b.mdx',
      'zh/index.md',
    ]);
    expect(problems).toEqual([]);
  });

  it('reports a page that lies in no language', async () => {
    await write('guide/react.md');
    expect((await scan(content, config)).problems).toMatchInlineSnapshot(`
      [
        {
          "expected": "content/(en|zh)/…",
          "file": "content/guide/react.md",
          "fix": "move the file into the folder of its language",
          "message": "Page outside of the languages: it would have no address",
        },
      ]
    `);
  });

  it('finds nothing where there is no folder', async () => {
    expect(await scan(path.join(content, 'nowhere'), config)).toEqual({ files: [], problems: [] });
  });
});
