import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('tailwind');

it('emits the classes that the page and the script use, and no others', async () => {
  const { page, errors } = await example.open();
  const size = await page
    .getByRole('heading')
    .evaluate((heading) => getComputedStyle(heading).fontSize);
  expect(size).toBe('30px');
  const button = page.getByRole('button');
  expect(await button.evaluate((element) => getComputedStyle(element).color)).toBe(
    'rgb(255, 255, 255)',
  );
  await button.click();
  expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.5');
  expect(errors).toEqual([]);

  const css = readFileSync(join(example.dist, 'main.css'), 'utf8');
  expect(css).toContain('.text-3xl{');
  expect(css).not.toContain('.text-4xl{');
});

it('adds a class to the stylesheet when a script starts to use it', async () => {
  const { page, edit } = await example.serve();
  await edit('src/index.js', (text) => text.replace('mt-4', 'mt-4 tracking-widest'));
  await expect
    .poll(() =>
      page
        .getByRole('button')
        .evaluate((element) => getComputedStyle(element).letterSpacing)
        .catch(() => ''),
    )
    .toBe('1.6px');
});
