import type { BenchmarkChart, BenchmarkFigure, BenchmarkRow } from '#shared/benchmarks.ts';
import { fill } from '#shared/text.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';
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
  const all: BenchmarkChart[] = JSON.parse(charts);
  return all.map((chart) => <Chart key={chart.modules} figure={figure} chart={chart} />);
}

interface ChartProps {
  figure: BenchmarkFigure;
  chart: BenchmarkChart;
}

function Chart({ figure, chart }: ChartProps) {
  const { benchmark } = useStaticStrings();
  const caption = fill(benchmark.caption, {
    figure: benchmark.figures[figure],
    modules: chart.modules.toLocaleString('en'),
  });
  return (
    <table className="benchmark" data-component="Benchmark">
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{benchmark.bundler}</th>
          <th scope="col">{benchmark.bar}</th>
          <th scope="col">{benchmark.factor}</th>
          <th scope="col">{benchmark.value}</th>
        </tr>
      </thead>
      <tbody>
        {chart.rows.map((row) => (
          <Row key={row.id} row={row} figure={figure} chart={chart} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, figure, chart }: ChartProps & { row: BenchmarkRow }) {
  const { id, name, version, figures } = row;
  const value = figures[figure] ?? null;
  const most = Math.max(...chart.rows.map((other) => other.figures[figure] ?? 0));
  const width = value === null ? 100 : (100 * value) / most;
  return (
    <tr data-own={id === 'rspack' ? '' : undefined}>
      <th scope="row">
        {name} <small>{version}</small>
      </th>
      <td className="bar">
        <svg width="100%" height="12" aria-hidden="true">
          <rect
            width={`${width.toFixed(2)}%`}
            height="12"
            rx="3"
            data-unfinished={value === null ? '' : undefined}
          />
        </svg>
      </td>
      <td className="factor">{factorText(row, figure, chart)}</td>
      <td className="value">
        {value === null ? <Unfinished limit={chart.limit} /> : valueText(value, figure)}
      </td>
    </tr>
  );
}

/** In place of a value: the program was given up. */
export function Unfinished({ limit }: Pick<BenchmarkChart, 'limit'>) {
  const { benchmark } = useStaticStrings();
  return fill(benchmark.unfinished, { minutes: String(Math.round(limit / 60_000)) });
}
