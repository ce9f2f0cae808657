import type { BenchmarkChart, BenchmarkFigure, BenchmarkRow } from '#shared/benchmarks.ts';

/** What a chart compares with. */
function ownValue({ rows }: BenchmarkChart, figure: BenchmarkFigure): number | null {
  return rows.find(({ id }) => id === 'rspack')?.figures[figure] ?? null;
}

/** How many times Rspack's value: `3.2×`; of what did not end, at least how many times. */
export function factorText(
  { figures }: BenchmarkRow,
  figure: BenchmarkFigure,
  chart: BenchmarkChart,
): string {
  const own = ownValue(chart, figure);
  const { [figure]: value } = figures;
  if (own === null || value === undefined) return '–';
  if (value !== null) return `${rounded(value / own)}×`;
  return isStopped(figure) ? `>\u00a0${Math.floor(chart.limit / own)}×` : '–';
}

function rounded(factor: number): string {
  return factor.toFixed(factor < 10 ? 1 : 0);
}

/** Figures that a program which was given up exceeds; of what it would have emitted nothing is known. */
export function isStopped(figure: BenchmarkFigure): boolean {
  return figure === 'build' || figure === 'start';
}

/** No line breaks between a number and its unit. */
export function valueText(value: number, figure: BenchmarkFigure): string {
  if (figure === 'memory') return `${Math.round(value / 1e6)}\u00a0MB`;
  if (figure === 'compressed') return `${Math.round(value / 1000)}\u00a0kB`;
  return value < 1000 ? `${value}\u00a0ms` : `${(value / 1000).toFixed(1)}\u00a0s`;
}
