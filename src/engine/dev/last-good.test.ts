import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ScannedFile } from '../content/scan.ts';
import type { RenderedSource } from '../model/site.ts';
import { rememberRead, rememberRendered } from './last-good.ts';

const scanned = { relativePath: 'en/a.md', format: 'md', lang: 'en', version: '' } as const;

it('uses the frontmatter and the text before while the frontmatter is broken', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'docs-read-'));
  const file: ScannedFile = {
    ...scanned,
    file: path.join(root, 'a.md'),
    path: '/a',
    routePath: '/a',
  };
  const read = rememberRead();
  const save = async (text: string) => {
    await writeFile(file.file, text);
    return read(file);
  };

  const good = await save('---\ntitle: A\n---\nText');
  expect(await read(file)).toBe(good);
  const broken = await save('---\ntitel: A\n---\nText, longer');
  expect(broken.source).toBe(good.source);
  expect(broken.problems).toMatchObject([{ file: 'content/en/a.md', line: 2 }]);
  const fixed = await save('---\ntitle: B\n---\nText');
  expect(fixed).toMatchObject({ source: { frontmatter: { title: 'B' } }, problems: [] });

  await rm(file.file);
  await expect(read(file)).rejects.toMatchObject({ problems: [{ file: 'content/en/a.md' }] });
  await rm(root, { recursive: true });
});

it('shows a page that cannot be rendered as it was, with its new problems', () => {
  const keep = rememberRendered();
  const good = page('<p>Text</p>', []);
  expect(keep([good])).toEqual([good]);
  const [shown] = keep([page('', ['Broken.'])]);
  expect(shown?.body).toBe('<p>Text</p>');
  expect(shown?.compiled.problems).toEqual([{ message: 'Broken.' }]);
  const empty = page('', []);
  expect(keep([empty])).toEqual([empty]);
});

function page(body: string, messages: string[]): RenderedSource {
  return {
    source: { relativePath: 'en/a.md' } as RenderedSource['source'],
    body,
    compiled: {
      code: body,
      problems: messages.map((message) => ({ message })),
      components: [],
    } as unknown as RenderedSource['compiled'],
  };
}
