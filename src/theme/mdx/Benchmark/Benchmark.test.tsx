import { describe, expect, it } from 'vitest';
import { renderIn } from '../test-render.tsx';
import { Benchmark } from './Benchmark.tsx';

const rows = JSON.stringify([
  { id: 'rspack', name: 'Rspack', version: '0.5.9', value: 500 },
  { id: 'webpack-babel', name: 'webpack + babel-loader', version: '5.90.3', value: 5250 },
]);

describe('a comparison of bundlers', () => {
  const html = renderIn('en', <Benchmark figure="build" modules="1000" rows={rows} />);

  it('says how many times as long each takes, and how long', () => {
    const cells = [...html.matchAll(/<td class="(?:factor|value)">(.*?)<\/td>/g)];
    expect(cells.map(([, cell]) => cell)).toEqual(['1.0×', '500 ms', '11×', '5.3 s']);
  });

  it('draws bars in proportion', () => {
    expect(html.match(/<rect width="[\d.]+%"/g)).toEqual([
      '<rect width="9.52%"',
      '<rect width="100.00%"',
    ]);
  });

  it('says what was measured', () => {
    expect(html).toContain('<caption>Production build, 1,000 modules</caption>');
  });
});
