import type { BenchmarkFigure, BenchmarkRow } from '#shared/benchmarks.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

interface BenchmarkProps {
  figure: BenchmarkFigure;
  /** Of the app that was built. */
  modules: string;
  /** The bundlers with their values, the best first, as JSON. */
  rows?: string;
}

/** How bundlers compare in one figure: bars, how many times Rspack's value, and the value. */
export function Benchmark({ figure, modules, rows: json = '[]' }: BenchmarkProps) {
  const { benchmark } = useStaticStrings();
  const rows: BenchmarkRow[] = JSON.parse(json);
  const most = Math.max(...rows.map(({ value }) => value));
  const own = rows.find(({ id }) => id === 'rspack')?.value ?? Number.NaN;
  const caption = benchmark.caption
    .replace('{figure}', benchmark.figures[figure])
    .replace('{modules}', Number(modules).toLocaleString('en'));
  return (
    <table className="benchmark" data-component="Benchmark">
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th>{benchmark.bundler}</th>
          <th>{benchmark.bar}</th>
          <th>{benchmark.factor}</th>
          <th>{benchmark.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, version, value }) => (
          <tr key={id} data-own={id === 'rspack' ? '' : undefined}>
            <th scope="row">
              {name} <small>{version}</small>
            </th>
            <td className="bar">
              <svg width="100%" height="12" aria-hidden="true">
                <rect width={`${((100 * value) / most).toFixed(2)}%`} height="12" rx="3" />
              </svg>
            </td>
            <td className="factor">{`${factorText(value / own)}×`}</td>
            <td className="value">{valueText(value, figure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function factorText(factor: number): string {
  return factor.toFixed(factor < 10 ? 1 : 0);
}

function valueText(value: number, figure: BenchmarkFigure): string {
  if (figure === 'memory') return `${Math.round(value / 1e6)} MB`;
  if (figure === 'compressed') return `${Math.round(value / 1000)} kB`;
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`;
}
