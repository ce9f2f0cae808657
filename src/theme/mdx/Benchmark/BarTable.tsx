import type { ReactNode } from 'react';

/** One of the things that are compared. */
export interface Bar {
  id: string;
  name: string;
  /** In small letters behind the name: a version. */
  note: string;
  /** Whether it is the one that the others are compared with. */
  isOwn: boolean;
  /** Length of its bar, in percent of the longest; null for what did not get to its end. */
  percent: number | null;
  /** How many times the own value. */
  factor: string;
  value: ReactNode;
}

export interface BarTableProps {
  caption: string;
  /** Heads of the columns, for screen readers. */
  heads: { name: string; bar: string; factor: string; value: string };
  groups: readonly BarGroup[];
}

/** Bars that are compared with each other. */
interface BarGroup {
  /** Absent where there is only one group. */
  title?: string;
  bars: readonly Bar[];
}

/** Comparisons of one figure as bars: a table whose rows are drawn. */
export function BarTable({ caption, heads, groups }: BarTableProps) {
  return (
    <table className="benchmark" data-component="Benchmark">
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{heads.name}</th>
          <th scope="col">{heads.bar}</th>
          <th scope="col">{heads.factor}</th>
          <th scope="col">{heads.value}</th>
        </tr>
      </thead>
      {groups.map(({ title, bars }) => (
        <tbody key={title ?? ''}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {title}
              </th>
              <td className="scale" colSpan={2} aria-hidden="true">
                {heads.factor}
              </td>
            </tr>
          )}
          {bars.map((bar) => (
            <Row key={bar.id} {...bar} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ name, note, isOwn, percent, factor, value }: Bar) {
  return (
    <tr data-own={isOwn ? '' : undefined}>
      <th scope="row">
        {name} <small>{note}</small>
      </th>
      <td className="bar">
        <svg width="100%" height="12" aria-hidden="true">
          <rect
            width={`${(percent ?? 100).toFixed(2)}%`}
            height="12"
            rx="3"
            data-unfinished={percent === null ? '' : undefined}
          />
        </svg>
      </td>
      <td className="factor">{factor}</td>
      <td className="value">{value}</td>
    </tr>
  );
}
