import { expect, it } from 'vitest';
import { readModules } from './sample-modules.ts';
import { sampleOf } from './test-check.ts';

it('reads TypeScript with the decorators of frameworks', async () => {
  const code = 'class Shop { constructor(@Inject() private readonly tea: Tea) {} }\n';
  const sample = sampleOf('ts', code, { title: 'src/shop.ts' });
  const modules = await readModules([sample]);
  expect(modules.get(sample)?.code).toContain('Inject()');
});

it('leaves out what cannot be read', async () => {
  const sample = sampleOf('ts', 'class {', { title: 'src/shop.ts' });
  expect(await readModules([sample])).toEqual(new Map());
});
