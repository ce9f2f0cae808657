import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('postcss');

it('unfolds nested rules and adds prefixes, in CSS Modules as well', async () => {
  const { page, errors } = await example.open();
  const color = await page
    .getByRole('heading')
    .evaluate((heading) => getComputedStyle(heading).color);
  expect(color).toBe('rgb(29, 78, 216)');
  await page.getByRole('button').click();
  const background = await page
    .getByRole('button')
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(background).toBe('rgb(219, 234, 254)');
  expect(errors).toEqual([]);

  const css = readFileSync(join(example.dist, 'main.css'), 'utf8');
  expect(css).toContain('-webkit-user-select:none');
  expect(css).toContain('-webkit-backdrop-filter:blur(4px)');
  expect(css).not.toContain('& h1');
});
