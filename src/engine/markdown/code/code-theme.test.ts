import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tokenClass, tokenClasses } from './code-theme.ts';
import { type Color, contrast, onTop, parseRules, readColor, type Theme } from './test-colors.ts';

const theme = path.resolve(import.meta.dirname, '../../../theme');
const rulesOf = (file: string) => parseRules(readFileSync(path.join(theme, file), 'utf8'));
const tokens = rulesOf('styles/tokens.css');
const block = ['CodeBlock.css', 'CodeMarks.page.css'].flatMap((file) =>
  rulesOf(`mdx/CodeBlock/${file}`),
);

/** What a property is in the last rule that has it and a selector. */
function declared(selector: string, property: string): string {
  const rule = block.findLast(
    ({ selectors, declarations }) => selectors.includes(selector) && declarations[property],
  );
  if (!rule) throw new Error(`No rule gives ${selector} its ${property}.`);
  return rule.declarations[property] ?? '';
}

/** Everything that code can stand on, by how it comes about. */
function backgrounds(mode: Theme): [string, Color][] {
  const colorOf = (selector: string) =>
    readColor(declared(selector, 'background'), [...tokens, ...block], mode);
  const plain = colorOf('.code');
  const kinds = ['.highlighted', '.added', '.removed'];
  const lines: [string, Color][] = [
    ['.code', plain],
    ...kinds.map((kind): [string, Color] => [kind, onTop(colorOf(kind), plain)]),
  ];
  const mark = colorOf('.line mark');
  const marks = lines.map(([name, line]): [string, Color] => {
    return [`mark in ${name}`, onTop(mark, line)];
  });
  return [...lines, ...marks];
}

/** What stands above the code. */
const heads = ['.code', '.code-title', '&:hover', '.copy[data-state="copied"]'];

/** Every color of text that the stylesheet gives, by the selector that it gives it to. */
const colors = block
  .map(({ selectors: [selector = ''], declarations: { color } }) => ({ selector, color }))
  .filter(({ color }) => color !== undefined && color !== 'inherit');

it.each(tokenClasses)('a token that is %s has a color', (name) => {
  expect(declared(`.${name}`, 'color')).not.toBe('inherit');
});

it.each<Theme>(['light', 'dark'])('in the %s theme everything can be read', (mode) => {
  const all = backgrounds(mode);
  const weak = colors.flatMap(({ selector, color = '' }) => {
    const read = readColor(color, [...tokens, ...block], mode);
    return (heads.includes(selector) ? all.slice(0, 1) : all)
      .map(([name, background]) => ({ name, ratio: contrast(read, background) }))
      .filter(({ ratio }) => ratio < 4.5)
      .map(({ name, ratio }) => `${selector} on ${name}: ${ratio.toFixed(2)}`);
  });
  expect(weak).toEqual([]);
});

it('measures as browsers do', () => {
  const black = readColor('oklch(0% 0 0)', [], 'light');
  const half = onTop({ ...black, alpha: 0.5 }, readColor('white', [], 'light'));
  expect(half.rgb).toEqual([0.5, 0.5, 0.5]);
  expect(contrast(black, readColor('white', [], 'dark'))).toBeCloseTo(21);
  expect(contrast(readColor('oklch(54% 0.175 38)', [], 'light'), half)).toBeCloseTo(1.41, 1);
});

it('knows a token by the color of its class', () => {
  expect(tokenClass('#000001')).toBe('p');
  expect(tokenClass('#000000')).toBeUndefined();
  expect(tokenClass(undefined)).toBeUndefined();
});
