import { type PeerFigure, type PeerValue, unitOf } from './peers.ts';

/** A value in the unit of its figure: `18.2 kB`, `540 ms`, `6.2 s`; no line breaks between the two. */
export function amountText(figure: PeerFigure, value: number): string {
  const unit = unitOf(figure);
  if (unit === 'shift') return (value / 1000).toFixed(3);
  if (unit === 'memory') return `${Math.round(value / 1e6)}\u00a0MB`;
  if (unit === 'bytes') return `${(value / 1000).toFixed(value < 1e5 ? 1 : 0)}\u00a0kB`;
  return value < 5000 ? `${value}\u00a0ms` : `${(value / 1000).toFixed(1)}\u00a0s`;
}

/** The lowest and the highest value of all rounds; empty where they are alike. */
export function spreadText(figure: PeerFigure, { low, high }: PeerValue): string {
  const [least, most] = [amountText(figure, low), amountText(figure, high)];
  return least === most ? '' : `${least} – ${most}`;
}

/** How many times the own value: `3.2×`; a dash where there is none. */
export function timesText(value: number, own: number | undefined): string {
  if (!own) return '–';
  const factor = value / own;
  return `${factor.toFixed(factor < 10 ? 1 : 0)}×`;
}
