import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFixture, type FixtureSite } from './fixture-site.ts';

let site: FixtureSite;

beforeAll(async () => {
  site = await copyFixture('small');
  expect(await site.run('check', '--fix')).toMatchObject({ status: 0, stderr: '' });
}, 300_000);

afterAll(() => site.close());

it('a page is its two files, and nothing else is written by hand', {
  timeout: 600_000,
}, async () => {
  await site.write('content/en/guide/third.md', '---\ntitle: Third\n---\n\nA page.\n');
  await site.write('content/zh/guide/third.md', '---\ntitle: 第三页\n---\n\n一个页面。\n');
  expect((await site.run('check')).stderr).toContain('Unlisted addresses');
  expect(await site.run('check', '--fix')).toMatchObject({ status: 0, stderr: '' });
  expect(await site.build()).toMatchObject({ status: 0, stderr: '' });

  const html = await readFile(path.join(site.dist, 'zh/guide/third.html'), 'utf8');
  const sidebar = /<[^>]+id="sidebar".*?<\/nav>/s.exec(html)?.[0];
  expect(sidebar).toContain('第三页');
});
