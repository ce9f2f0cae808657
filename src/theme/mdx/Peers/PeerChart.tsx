import { amountText, timesText } from '#shared/peer-texts.ts';
import { type PeerChart as Chart, ownSite, type PeerFigure } from '#shared/peers.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';
import { type Bar, BarTable } from '../Benchmark/BarTable.tsx';

interface PeerChartProps {
  figure: PeerFigure;
  /** The sites with their values, as JSON; the compiler says it. */
  chart?: string;
}

/** How this site and those of other generators compare in one figure, the best first. */
export function PeerChart({ figure, chart = '[]' }: PeerChartProps) {
  const { benchmark, peers } = useStaticStrings();
  const rows: Chart = JSON.parse(chart);
  if (rows.length === 0) return null;
  const heads = {
    name: peers.generator,
    bar: benchmark.bar,
    factor: peers.factor,
    value: benchmark.value,
  };
  return (
    <BarTable
      caption={peers.figures[figure]}
      heads={heads}
      groups={[{ bars: rows.map((row) => barOf(row, { figure, rows, ownName: peers.own })) }]}
    />
  );
}

interface BarContext {
  figure: PeerFigure;
  rows: Chart;
  ownName: string;
}

function barOf(
  { id, name, version, value }: Chart[number],
  { figure, rows, ownName }: BarContext,
): Bar {
  const isOwn = id === ownSite;
  const own = rows.find((row) => row.id === ownSite)?.value.median;
  const most = Math.max(1, ...rows.map((row) => row.value.median));
  return {
    id,
    name: isOwn ? ownName : name,
    note: isOwn ? '' : version,
    isOwn,
    percent: (100 * value.median) / most,
    factor: timesText(value.median, own),
    value: amountText(figure, value.median),
  };
}
