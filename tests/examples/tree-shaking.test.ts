import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('tree-shaking');

const read = (file: string) => readFile(path.join(example.dist, file), 'utf8');

describe.each(['default', 'new'])('%s', (name) => {
  it('contains what is used and leaves out what is not', async () => {
    const script = await read(`${name}.js`);
    expect(script).toContain('acme-button');
    for (const unused of ['acme-chart', 'acmeCharts', 'insertRow', '.9*']) {
      expect(script, unused).not.toContain(unused);
    }
  });

  it('removes the call that is marked as pure, and no other', async () => {
    const script = await read(`${name}.js`);
    expect(script).not.toContain('"two"');
    expect(script).toContain('"Darjeeling"');
  });

  it('runs', async () => {
    const { page, errors } = await example.open(name === 'new' ? 'new.html' : 'index.html');
    const button = page.getByRole('button', { name: 'Pay 12' });
    expect(await button.evaluate((it) => getComputedStyle(it).paddingLeft)).toBe('16px');
    expect(errors).toEqual([]);
  });
});

it('keeps unused CSS by default, and removes it with the new implementation', async () => {
  expect(await read('default.css')).toContain('.acme-chart');
  expect(await read('new.css')).toBe('.acme-button{padding:8px 16px}');
});

it('skips a barrel with the new implementation, and what only the barrel imports', async () => {
  expect(await read('default.js')).toContain('acmeUi');
  expect(await read('new.js')).not.toContain('acmeUi');
});

it('is smaller with the new implementation', () => {
  const size = (name: string) => example.files.find((file) => file.name === name)?.size;
  expect([size('default.js'), size('new.js')]).toEqual([2035, 1496]);
});
