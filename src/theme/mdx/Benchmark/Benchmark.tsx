import type { BenchmarkChart, BenchmarkFigure, BenchmarkRow } from '#shared/benchmarks.ts';
import { fill } from '#shared/text.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';
import { type Bar, BarTable } from './BarTable.tsx';
import { factorText, valueText } from './benchmark-texts.ts';

interface BenchmarkProps {
  figure: BenchmarkFigure;
  /** Size of the app; all that were measured, if it is missing. */
  modules?: string;
  /** The bundlers with their values, by size, as JSON; from here on the compiler says it. */
  charts?: string;
}

/** How bundlers compare in one figure: bars, how many times Rspack's value, and the value. */
export function Benchmark({ figure, charts = '[]' }: BenchmarkProps) {
  const { benchmark } = useStaticStrings();
  const { bundler: name, bar, factor, value } = benchmark;
  const all: BenchmarkChart[] = JSON.parse(charts);
  const groups = all.map((chart) => ({
    title: fill(benchmark.size, { modules: chart.modules.toLocaleString('en') }),
    bars: chart.rows.map((row) => barOf(row, { figure, chart })),
  }));
  const heads = { name, bar, factor, value };
  return <BarTable caption={benchmark.figures[figure]} heads={heads} groups={groups} />;
}

interface ChartProps {
  figure: BenchmarkFigure;
  chart: BenchmarkChart;
}

function barOf(row: BenchmarkRow, { figure, chart }: ChartProps): Bar {
  const { id, name, version, figures } = row;
  const value = figures[figure] ?? null;
  const most = Math.max(...chart.rows.map((other) => other.figures[figure] ?? 0));
  return {
    id,
    name,
    note: version,
    isOwn: id === 'rspack',
    percent: value === null ? null : (100 * value) / most,
    factor: factorText(row, figure, chart),
    value: value === null ? <Unfinished limit={chart.limit} /> : valueText(value, figure),
  };
}

/** In place of a value: the program was given up. */
export function Unfinished({ limit }: Pick<BenchmarkChart, 'limit'>) {
  const { benchmark } = useStaticStrings();
  return fill(benchmark.unfinished, { minutes: String(Math.round(limit / 60_000)) });
}
