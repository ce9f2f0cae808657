import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, repository } from './built-site.ts';
import { copyFixture } from './fixture-site.ts';

it('are no part of a page: a site with those of Windows has no problem', async () => {
  const site = await copyFixture('small');
  try {
    for (const file of await listFiles(path.join(site.root, 'content'))) {
      const text = await readFile(path.join(site.root, 'content', file), 'utf8');
      await site.write(`content/${file}`, text.replaceAll('\n', '\r\n'));
    }
    const { status, stderr } = await site.build();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const html = await readFile(path.join(site.dist, 'guide/second.html'), 'utf8');
    expect(html).toContain('id="more"');
    expect(html).not.toContain('\r');
  } finally {
    await site.close();
  }
});

it('are those of Unix in every checkout', async () => {
  const attributes = await readFile(path.join(repository, '.gitattributes'), 'utf8');
  expect(attributes.split('\n')).toContain('* text=auto eol=lf');
});
