import { type BenchmarkChart, benchmarkFigures } from '#shared/benchmarks.ts';
import { fill } from '#shared/text.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';
import { Unfinished } from './Benchmark.tsx';
import { factorText, isStopped, valueText } from './benchmark-texts.ts';

interface BenchmarkTableProps {
  /** Size of the app; all that were measured, if it is missing. */
  modules?: string;
  /** The bundlers with all their values, by size, as JSON; from here on the compiler says it. */
  charts?: string;
}

/** All figures of all bundlers: how many times Rspack's value, and the value below. */
export function BenchmarkTable({ charts = '[]' }: BenchmarkTableProps) {
  const all: BenchmarkChart[] = JSON.parse(charts);
  return all.map((chart) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with focus, the keyboard scrolls a wide table
    <div key={chart.modules} className="table" tabIndex={0} data-component="Table">
      <SizeTable chart={chart} />
    </div>
  ));
}

function SizeTable({ chart }: { chart: BenchmarkChart }) {
  const { benchmark } = useStaticStrings();
  const modules = chart.modules.toLocaleString('en');
  return (
    <table className="benchmark-figures" data-component="Benchmark">
      <thead>
        <tr>
          <th>{fill(benchmark.size, { modules })}</th>
          {benchmarkFigures.map((figure) => (
            <th key={figure} className="align-right">
              {benchmark.columns[figure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map((row) => (
          <tr key={row.id}>
            <td>{row.name}</td>
            {benchmarkFigures.map((figure) => (
              <td key={figure} className="align-right">
                {factorText(row, figure, chart)}
                <br />
                <small>
                  <Value value={row.figures[figure]} figure={figure} limit={chart.limit} />
                </small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ValueProps extends Pick<BenchmarkChart, 'limit'> {
  /** Absent where the bundler was not measured, null where it was given up. */
  value: number | null | undefined;
  figure: (typeof benchmarkFigures)[number];
}

function Value({ value, figure, limit }: ValueProps) {
  if (value === undefined) return null;
  if (value !== null) return valueText(value, figure);
  return isStopped(figure) ? <Unfinished limit={limit} /> : null;
}
