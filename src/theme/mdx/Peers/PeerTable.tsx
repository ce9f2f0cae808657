import { amountText, spreadText } from '#shared/peer-texts.ts';
import {
  ownSite,
  type PeerFigure,
  type Peers,
  type PeerValue,
  peerFigures,
} from '#shared/peers.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

interface PeerTableProps {
  /** What was measured, as JSON; the compiler says it. */
  measured?: string;
}

type Measured = Pick<Peers, 'sites' | 'figures'>;

/** All figures of all sites: the median, and the spread below it. */
export function PeerTable({ measured = '{"sites":{},"figures":{}}' }: PeerTableProps) {
  const { peers } = useStaticStrings();
  const { sites, figures }: Measured = JSON.parse(measured);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with focus, the keyboard scrolls a wide table
    <div className="table" tabIndex={0} data-component="Table">
      <table className="benchmark-figures" data-component="Benchmark">
        <thead>
          <tr>
            <th>{peers.figure}</th>
            {Object.entries(sites).map(([id, { name }]) => (
              <th key={id} className="align-right">
                {id === ownSite ? peers.own : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {peerFigures.map((figure) => (
            <FigureRow key={figure} figure={figure} ids={Object.keys(sites)} {...{ figures }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FigureRowProps extends Pick<Peers, 'figures'> {
  figure: PeerFigure;
  ids: readonly string[];
}

function FigureRow({ figure, ids, figures }: FigureRowProps) {
  const { peers } = useStaticStrings();
  const { [figure]: values } = figures;
  if (!values) return null;
  return (
    <tr>
      <td>{peers.figures[figure]}</td>
      {ids.map((id) => (
        <td key={id} className="align-right">
          <Value figure={figure} value={values[id]} />
        </td>
      ))}
    </tr>
  );
}

function Value({ figure, value }: { figure: PeerFigure; value: PeerValue | undefined }) {
  if (!value) return '–';
  return (
    <>
      {amountText(figure, value.median)}
      <br />
      <small>{spreadText(figure, value)}</small>
    </>
  );
}
