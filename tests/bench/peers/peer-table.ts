import { amountText, spreadText } from '#shared/peer-texts.ts';
import {
  holdsBound,
  ownSite,
  type PeerFigure,
  type Peers,
  type PeerValue,
  peerBounds,
  peerFigures,
} from '#shared/peers.ts';

/** What the README calls a figure. */
const names: Record<PeerFigure, string> = {
  bytesShort: 'guide page, read and left: all that is transferred',
  bytesLong: 'longest page, likewise',
  scriptShort: 'guide page: JavaScript in files',
  scriptAfter: 'JavaScript in all after the first interaction, search closed',
  styleShort: 'guide page: CSS in files',
  record: 'data of a guide page that is navigated to',
  shift: 'layout shift, longest page, hydrated and scrolled through',
  paintShort: 'first contentful paint, guide page',
  paintLong: 'first contentful paint, longest page',
  largestShort: 'largest contentful paint, guide page',
  largestLong: 'largest contentful paint, longest page',
  longestTask: 'longest task, longest page, hydration included',
  blocking: 'blocking time, likewise',
  press: 'first press (search) to next paint',
  pressMost: 'slowest control at its first press, to next paint',
  clickShort: 'first click to the heading, guide page',
  clickLong: 'first click to the heading, longest page',
  clickShortSlow: 'the same on slow 4G, guide page',
  clickLongSlow: 'the same on slow 4G, longest page',
  clickLater: 'later click to the heading',
  clickLaterSlow: 'later click, slow 4G',
  search: 'last key to first result, cold, slow 4G',
  searchBytes: 'transferred for the first search',
  searchIndex: 'search index, English',
  buildCold: 'cold build',
  buildWarm: 'warm build',
  memoryCold: 'memory of a cold build',
  memoryWarm: 'memory of a warm build',
  buildScaled: 'ten times the pages, cold',
  memoryScaled: 'memory of that',
  devStart: 'dev: from the command to the first page on screen, warm',
  devSave: 'dev: from save to screen',
};

/** The README's table: a row for each figure, a column for each site; bold where this site misses its aim. */
export function peerTable({ sites, figures, failures }: Peers): string {
  const ids = Object.keys(sites);
  const head = ['what', 'aim', ...ids.map((id) => sites[id]?.name ?? id)];
  const rows = peerFigures.flatMap((figure) => {
    const { [figure]: values } = figures;
    if (!values) return [];
    const cells = ids.map((id) => cellOf(figure, values, id));
    return [[names[figure], aimOf(figure, sites), ...cells]];
  });
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [...lines, ...(failures.length > 0 ? ['', `Failed: ${failures.join('; ')}.`] : [])].join(
    '\n',
  );
}

function aimOf(figure: PeerFigure, sites: Peers['sites']): string {
  const { [figure]: bound } = peerBounds;
  if (!bound) return 'least';
  if ('most' in bound) return bound.most > 0 ? `at most ${amountText(figure, bound.most)}` : 'none';
  const { name = bound.site } = sites[bound.site] ?? {};
  return bound.times === 1 ? `below ${name}` : `${bound.times} × ${name}`;
}

function cellOf(figure: PeerFigure, values: Record<string, PeerValue>, id: string): string {
  const { [id]: value } = values;
  if (!value) return '–';
  const text = withSpread(figure, value);
  return id === ownSite && !holdsBound(figure, values) ? `**${text}**` : text;
}

function withSpread(figure: PeerFigure, value: PeerValue): string {
  const spread = spreadText(figure, value);
  return amountText(figure, value.median) + (spread ? ` (${spread})` : '');
}
