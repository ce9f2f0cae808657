import { describe, expect, it } from 'vitest';
import { formatProblem } from '#shared/problem.ts';
import { type DrawnImage, imageHash } from '../images/drawn-image.ts';
import { checkImages } from './generated-images.ts';

const react: DrawnImage = {
  file: '/images/react.png',
  width: 12,
  height: 6,
  html: '<h1>React</h1>',
};
const vue: DrawnImage = { ...react, file: '/images/vue.png', html: '<h1>Vue</h1>' };
const hashes = { [react.file]: imageHash(react), [vue.file]: imageHash(vue) };
const drawn = new Set([react.file, vue.file]);

const said = (...input: Parameters<typeof checkImages>) => checkImages(...input).map(formatProblem);

describe('checkImages', () => {
  it('says nothing of pictures that show what the site says', () => {
    expect(said([react, vue], drawn, hashes)).toEqual([]);
  });

  it('names pictures that show something else, and those that are not there or not needed', () => {
    const renamed = { ...vue, html: '<h1>Vue 3</h1>' };
    const solid = { ...react, file: '/images/solid.png' };
    expect(said([renamed, solid], drawn, hashes).join('\n')).toMatchInlineSnapshot(`
      "content/generated-images.json
        Missing pictures of pages
        found:    public/images/solid.png
        fix:      npm run og, which draws them in a Chromium
      content/generated-images.json
        Stale pictures: they show another title, date, section or design
        found:    public/images/vue.png
        fix:      npm run og, which draws them in a Chromium
      content/generated-images.json
        Unused pictures: their pages are gone
        found:    public/images/react.png
        fix:      npm run og, which draws them in a Chromium"
    `);
  });

  it('notices another design, and another size', () => {
    expect(imageHash({ ...react, width: 13 })).not.toBe(imageHash(react));
  });

  it('names five and counts the others', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      ...react,
      file: `/images/${index}.png`,
    }));
    expect(said(many, new Set(), {})[0]).toContain('public/images/4.png\n            and 2 more');
  });
});
