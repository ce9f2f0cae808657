import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ratios, sectionHeight, sizeClasses, sizes, steps } from './section-size.ts';

const paragraph = (letters: number) => `<p>${'x'.repeat(letters)}</p>`;
const code = (lines: number) =>
  `<figure class="code"><pre><code>${'<span class="line">x</span>\n'.repeat(lines)}</code></pre></figure>`;

it('a section is as high as what is in it', () => {
  const { wide, narrow } = sectionHeight(`<h2>Use</h2>${paragraph(0)}`);
  expect(sectionHeight(`<h2>Use</h2>${paragraph(400)}`).wide).toBeGreaterThan(wide + 100);
  expect(sectionHeight(`<h2>Use</h2>${paragraph(400)}`).narrow).toBeGreaterThan(narrow + 250);
  expect(sectionHeight(`<h2>使用</h2><p>${'字'.repeat(400)}</p>`).wide).toBeGreaterThan(wide + 250);
  expect(sectionHeight(code(20)).wide - sectionHeight(code(10)).wide).toBeCloseTo(233);
});

it.each([
  ['folded', `<details><summary>More</summary>${code(50)}</details>`, '<summary>More</summary>'],
  [
    'in another tab',
    `<div class="tab-panel" data-selected="">${code(3)}</div><div class="tab-panel">${code(50)}</div>`,
    code(3),
  ],
  ['pressed', `<button type="button">${'x'.repeat(900)}</button><p>a</p>`, '<p>a</p>'],
  ['hidden', `<p hidden="">${'x'.repeat(900)}</p><br/><p>a</p>`, '<p>a</p>'],
])('what is %s takes no room', (_, html, same) => {
  expect(sectionHeight(html)).toEqual(sectionHeight(same));
});

it('what follows something that is not seen is seen again', () => {
  const folded = `<details><summary>More</summary>${code(50)}</details>`;
  expect(sectionHeight(folded + code(50)).wide).toBeGreaterThan(1000);
  const open = folded.replace('<details>', '<details open="">');
  expect(sectionHeight(open).wide).toBeGreaterThan(1000);
});

it('the classes of sizes are those of the stylesheet', async () => {
  const file = path.resolve(import.meta.dirname, '../../../theme/styles/sections.css');
  const style = await readFile(file, 'utf8');
  const inStyle = (name: string) =>
    [...style.matchAll(new RegExp(`\\.${name}(\\d+) \\{\\s*--\\w+: ([\\d.]+)`, 'g'))].map(
      ([, index, value]) => [Number(index), Number(value)],
    );
  expect(inStyle('s')).toEqual(sizes.map((size, index) => [index, size]));
  expect(inStyle('t')).toEqual(steps.map((step, index) => [index, step]));
  expect(inStyle('r')).toEqual(ratios.map((ratio, index) => [index, ratio]));
  expect(sizeClasses(sectionHeight('<h2>Use</h2>'))).toBe('s0 t0 r0');
});
