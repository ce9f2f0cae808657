import { describe, expect, it } from 'vitest';
import type { Peers, PeerValue } from '#shared/peers.ts';
import { parseTwin, scaled } from './corpus.ts';
import { peerTable } from './peer-table.ts';
import { replaceTable, tableIn } from './readme-table.ts';
import { createSamples } from './samples.ts';

const value = (median: number, spread = 0): PeerValue => ({
  median,
  low: median - spread,
  high: median + spread,
});

const measured: Peers = {
  date: '2024-01-09',
  machine: { cpu: 'x', cores: 2, memory: 24, system: 'Linux x64', node: '20.19.0' },
  rounds: 3,
  corpus: { pages: 150, short: '/guide/solid', long: '/config/output' },
  sites: {
    own: { name: 'This site', versions: {} },
    starlight: { name: 'Starlight', versions: {} },
  },
  figures: {
    bytesShort: { own: value(20_000), starlight: value(50_000) },
    paintShort: { own: value(500, 20), starlight: value(600, 30) },
    search: { own: value(90) },
    longestTask: { own: value(68), starlight: value(100) },
    shift: { own: value(0), starlight: value(12) },
  },
  failures: ['starlight: search: Error: no result'],
};

describe('the table', () => {
  it('has medians and spread, and what is aimed at; bold is what misses it', () => {
    expect(peerTable(measured)).toMatchInlineSnapshot(`
      "| what | aim | This site | Starlight |
      | --- | --- | --- | --- |
      | guide page, read and left: all that is transferred | at most 20.0 kB | 20.0 kB | 50.0 kB |
      | layout shift, longest page, hydrated and scrolled through | none | 0.000 | 0.012 |
      | first contentful paint, guide page | 0.8 × Starlight | **500 ms (480 ms – 520 ms)** | 600 ms (570 ms – 630 ms) |
      | longest task, longest page, hydration included | at most 50 ms | **68 ms** | 100 ms |
      | last key to first result, cold, slow 4G | below vitepress | 90 ms | – |

      Failed: starlight: search: Error: no result."
    `);
  });

  it('takes the place of the one in the README', () => {
    const readme = 'before\n<!-- peers -->\nold\n<!-- /peers -->\nafter\n';
    const replaced = replaceTable(readme, 'new');
    expect(replaced).toBe('before\n<!-- peers -->\nnew\n<!-- /peers -->\nafter\n');
    expect(tableIn(replaced)).toBe('new');
    expect(() => replaceTable('nothing', 'new')).toThrow('README.md has no <!-- peers -->');
  });
});

describe('the corpus', () => {
  const twin =
    '# React\n\n> With React.\n\nSee [entry](https://a.dev/config/entry).\n\nSource: https://a.dev/zh/guide/react\n';

  it('is the twins without title, description and host', () => {
    expect(parseTwin('zh/guide/react.md', twin)).toEqual({
      lang: 'zh',
      path: '/guide/react',
      title: 'React',
      description: 'With React.',
      text: 'See [entry](/config/entry).\n\nSource: https://a.dev/zh/guide/react\n',
    });
    expect(parseTwin('config/index.md', '# Config\n\nText').path).toBe('/config/');
  });

  it('is there several times', () => {
    const page = parseTwin('guide/react.md', twin);
    const home = parseTwin('index.md', twin);
    const paths = scaled([page, home], 2).map(({ path }) => path);
    expect(paths).toEqual(['/guide/react', '/', '/copy-2/guide/react']);
  });
});

it('what fails is noted by the line that says why, and the rest goes on', async () => {
  const samples = createSamples(() => {});
  for (const time of [3, 1, 2]) await samples.take('a', 'build', async () => ({ buildCold: time }));
  await samples.take('b', 'build', async () => {
    throw new Error('building\n\u001b[31mError: no page\u001b[0m\n  at line');
  });
  expect(samples.result()).toEqual({
    figures: { buildCold: { a: { median: 2, low: 1, high: 3 } } },
    failures: ['b: build: Error: no page'],
  });
});
