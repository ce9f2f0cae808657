import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('assets');

it('shows a picture by address, one in the script, and a text', async () => {
  const { page, errors } = await example.open();
  await page.getByText('Returns are free within 30 days.').waitFor();
  const pictures = await page.locator('img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return '';
        await image.decode();
        return image.src;
      }),
    ),
  );
  expect(pictures).toEqual([
    expect.stringMatching(/\/images\/logo\.[0-9a-f]{8}\.png$/),
    expect.stringMatching(/^data:image\/svg\+xml,/),
  ]);
  const manual = await page.getByRole('link', { name: 'Manual' }).getAttribute('href');
  expect(manual).toMatch(/\/assets\/manual\.[0-9a-f]{8}\.pdf$/);
  expect(errors).toEqual([]);
});
