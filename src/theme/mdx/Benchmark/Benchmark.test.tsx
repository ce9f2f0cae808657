import { describe, expect, it } from 'vitest';
import type { BenchmarkChart, BenchmarkSetup as Setup } from '#shared/benchmarks.ts';
import { renderIn } from '../test-render.tsx';
import { Benchmark } from './Benchmark.tsx';
import { BenchmarkSetup } from './BenchmarkSetup.tsx';
import { BenchmarkTable } from './BenchmarkTable.tsx';

const chart: BenchmarkChart = {
  modules: 1000,
  limit: 600_000,
  rows: [
    { id: 'rspack', name: 'Rspack', version: '0.5.9', figures: { build: 500, memory: 2e8 } },
    { id: 'webpack-babel', name: 'webpack', version: '5.90.3', figures: { build: 5250 } },
    { id: 'slow', name: 'Slow', version: '1.0.0', figures: { build: null, memory: null } },
  ],
};
const charts = JSON.stringify([chart]);

describe('a comparison of bundlers', () => {
  const html = renderIn('en', <Benchmark figure="build" charts={charts} />);

  it('says how many times as long each takes, and how long', () => {
    const cells = [...html.matchAll(/<td class="(?:factor|value)">(.*?)<\/td>/g)];
    expect(cells.map(([, cell]) => cell)).toEqual([
      ...['1.0×', '500\u00a0ms', '11×', '5.3\u00a0s'],
      ...['&gt;\u00a01200×', 'not finished in 10 min'],
    ]);
  });

  it('draws bars in proportion, and an open one for what did not end', () => {
    expect(html.match(/<rect width="[\d.]+%"[^>]*>/g)).toEqual([
      '<rect width="9.52%" height="12" rx="3">',
      '<rect width="100.00%" height="12" rx="3">',
      '<rect width="100.00%" height="12" rx="3" data-unfinished="">',
    ]);
  });

  it('says what was measured', () => {
    expect(html).toContain('<caption>Production build</caption>');
    expect(html).toContain(
      '<th scope="rowgroup" colSpan="2">1,000 modules · longest bar: 5.3 s</th>' +
        '<td class="scale" colSpan="2" aria-hidden="true">Compared with Rspack</td>',
    );
  });
});

it('is a table of all figures, ratios first', () => {
  const html = renderIn('zh', <BenchmarkTable charts={charts} />);
  expect(html).toContain('<th>1,000 个模块</th><th class="align-right">构建</th>');
  const cells = [...html.matchAll(/<td class="align-right">(.*?)<br\/><small>(.*?)<\/small>/g)];
  expect(cells.map(([, factor, value]) => `${factor} ${value}`.trim())).toEqual([
    ...['1.0× 500\u00a0ms', '–', '–', '–', '1.0× 200\u00a0MB', '–'],
    ...['11× 5.3\u00a0s', '–', '–', '–', '–', '–'],
    ...['&gt;\u00a01200× 10 分钟内未完成', '–', '–', '–', '–', '–'],
  ]);
});

it('says how it was measured, once for the sizes that were measured alike', () => {
  const measured = {
    date: '2024-01-09',
    machine: { cpu: 'CPU', cores: 2, memory: 25, system: 'Linux x64', node: '20.20.2' },
    rounds: 3,
    limit: 600_000,
  };
  const setup: Setup = {
    bundlers: { rspack: { name: 'Rspack', versions: { '@rspack/core': '0.5.9', a: '1.0.0' } } },
    cases: [
      { modules: 1000, ...measured },
      { modules: 5000, ...measured },
      { modules: 10000, ...measured, date: '2024-01-10', rounds: 1 },
    ],
  };
  const html = renderIn('en', <BenchmarkSetup setup={JSON.stringify(setup)} />);
  const words = html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .split('|');
  expect(words.filter((word) => word.trim())).toEqual([
    '1,000, 5,000 modules',
    'January 9, 2024',
    ', medians of 3 rounds, CPU, 2 cores, 25 GB of memory, Linux x64, Node.js 20.20.2',
    '10,000 modules',
    'January 10, 2024',
    ', one round, CPU, 2 cores, 25 GB of memory, Linux x64, Node.js 20.20.2',
    'Bundler',
    'Packages',
    'Rspack',
    '@rspack/core 0.5.9, a 1.0.0',
  ]);
});
