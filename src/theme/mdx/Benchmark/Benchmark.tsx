import type { BenchmarkChart, BenchmarkFigure, BenchmarkRow } from '#shared/benchmarks.ts';
import { fill } from '#shared/text.ts';
import type { BenchmarkStrings } from '../../strings/static-strings.ts';
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
    title: groupTitle({ figure, chart }, benchmark),
    bars: chart.rows.map((row) => barOf(row, { figure, chart })),
  }));
  const heads = { name, bar, factor, value };
  return <BarTable caption={benchmark.figures[figure]} heads={heads} groups={groups} />;
}

interface ChartProps {
  figure: BenchmarkFigure;
  chart: BenchmarkChart;
}

/** Each group has a scale of its own: bars of the smallest app would be too short on that of the largest. */
function groupTitle({ figure, chart }: ChartProps, { size, scale }: BenchmarkStrings): string {
  const title = fill(size, { modules: chart.modules.toLocaleString('en') });
  return `${title} · ${fill(scale, { value: valueText(longest(figure, chart), figure) })}`;
}

function longest(figure: BenchmarkFigure, { rows }: BenchmarkChart): number {
  return Math.max(...rows.map(({ figures }) => figures[figure] ?? 0));
}

function barOf(row: BenchmarkRow, { figure, chart }: ChartProps): Bar {
  const { id, name, version, figures } = row;
  const value = figures[figure] ?? null;
  return {
    id,
    name,
    note: version,
    isOwn: id === 'rspack',
    percent: value === null ? null : (100 * value) / longest(figure, chart),
    factor: factorText(row, figure, chart),
    value: value === null ? <Unfinished limit={chart.limit} /> : valueText(value, figure),
  };
}

/** In place of a value: the program was given up. */
export function Unfinished({ limit }: Pick<BenchmarkChart, 'limit'>) {
  const { benchmark } = useStaticStrings();
  return fill(benchmark.unfinished, { minutes: String(Math.round(limit / 60_000)) });
}
