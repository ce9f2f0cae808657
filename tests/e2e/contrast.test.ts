import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepForStatus } from '../build/keep-for-status.ts';
import { openPage, setTheme } from './browser.ts';
import { contrasts, type Pair } from './contrast.ts';
import { openBuiltSite } from './open-built-site.ts';
import { themes } from './page-audit.ts';
import { repository } from './site.ts';

// Every color of text on every ground that it can stand on, whether a page shows the two together or not.

const built = openBuiltSite();

let page: Page;
beforeAll(async () => {
  page = await openPage(built.browser, `${built.site.url}/guide/quick-start`);
});

const token = (name: string) => `var(--${name})`;
const tint = (name: string, percent: number) =>
  `color-mix(in oklab, var(--${name}) ${percent}%, transparent)`;

const tones = ['tip', 'info', 'warning', 'danger'];
const texts = ['text', 'text-soft', 'text-faint', 'accent', ...tones];
const surfaces = ['page', 'inset', 'raised', 'hover'];
const code = ['keyword', 'string', 'comment', 'function', 'number', 'type', 'attribute'];
/** Not behind or in front of text; a control is never told by its line alone. */
const others = ['line', 'shadow'];

const onSurfaces = surfaces.map((surface) => [token(surface)]);
const onMarks = ['page', 'inset', 'raised'].map((surface) => [
  token(surface),
  token('accent-soft'),
]);
const inBoxes = [...tones, 'text-faint'].map((tone) => [token('page'), tint(tone, 6)]);
const inCode = [
  [token('inset')],
  [token('inset'), token('accent-soft')],
  [token('inset'), tint('tip', 12)],
  [token('inset'), tint('danger', 10)],
  [token('page')],
  ...inBoxes,
];
const selected = surfaces.map((surface) => [token(surface), token('selection')]);

function pairs(colors: readonly string[], grounds: readonly string[][]): Pair[] {
  return colors.flatMap((color) => grounds.map((ground): Pair => [token(color), ...ground]));
}

// WCAG 2.2, 1.4.3: text of any size here.
const ofTextLeast = 4.5;
const ofText = [
  ...pairs(texts, [...onSurfaces, ...onMarks, ...inBoxes]),
  ...pairs(
    code.map((name) => `code-${name}`),
    inCode,
  ),
  ...pairs(['text'], selected),
  ...pairs(['on-accent'], [[token('accent')]]),
  ...tones.flatMap((tone) =>
    [...onSurfaces, ...inBoxes].map((ground): Pair => [token(tone), ...ground, tint(tone, 8)]),
  ),
];

// 1.4.11: the ring around what has the focus.
const ofRings = pairs(['accent'], [...onSurfaces, ...onMarks, ...inBoxes]);

const measured: number[] = [];
afterAll(async () => {
  if (measured.length < ofText.length * themes.length) return;
  const lowest = Math.floor(Math.min(...measured) * 100) / 100;
  await keepForStatus('contrast', { pairs: measured.length, lowest });
});

describe.each(themes)('in the %s theme', (colorScheme) => {
  it.each([
    ['text', ofTextLeast, ofText],
    ['the ring of focus', 3, ofRings],
  ] as const)('%s stands out at least %d to 1', async (_, least, all) => {
    await setTheme(page, colorScheme);
    const found = await contrasts(page, all);
    const weak = all.flatMap((pair, index) => {
      const contrast = found[index] ?? 0;
      return contrast < least ? [`${pair.join(' on ')}: ${contrast.toFixed(2)}`] : [];
    });
    expect(found.length).toBeGreaterThan(10);
    measured.push(...(least === ofTextLeast ? found : []));
    expect(weak).toEqual([]);
  });
});

it('leaves out no color', async () => {
  const sheets = await Promise.all(
    ['styles/tokens.css', 'mdx/CodeBlock/CodeBlock.css'].map((file) =>
      readFile(path.join(repository, 'src/theme', file), 'utf8'),
    ),
  );
  const declared = [...sheets.join('').matchAll(/--([\w-]+):\s[^;]*light-dark\(/g)];
  const judged = new Set(
    [...ofText, ...ofRings]
      .flat()
      .join(' ')
      .match(/(?<=--)[\w-]+/g),
  );
  for (const name of others) judged.add(name);
  expect(declared.map(([, name]) => name).filter((name) => !judged.has(name ?? ''))).toEqual([]);
});
