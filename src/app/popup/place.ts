/** Where something is in the window, in pixels from its top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** `start` and `end` are those of the line of text. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

export interface Placing {
  /** The side of the trigger that the panel is on, where there is room. */
  side: Side;
  /** How the two are in line along that side. */
  align: 'start' | 'center' | 'end';
  /** Pixels between the two. */
  offset: number;
  /** Pixels that the panel stands out beyond the edge that it is in line with; 0 by default. */
  outset?: number;
  /** Pixels that stay free at the edges of the window; 8 by default. */
  margin?: number;
  /** Direction of the line of text; from left to right by default. */
  direction?: 'ltr' | 'rtl';
}

export interface Place {
  x: number;
  y: number;
  /** The side that there was room on. */
  side: Side;
}

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', start: 'end', end: 'start' };

/** One of the two directions of the window: where the trigger is in it, and what has to fit. */
interface Axis {
  from: number;
  to: number;
  size: number;
  window: number;
  margin: number;
}

/** Where a panel stands beside its trigger: on the other side without room, and never outside. */
export function place(trigger: Box, panel: Size, viewport: Size, placing: Placing): Place {
  const { side, offset, margin = 8, direction = 'ltr' } = placing;
  const across = axis('x', 'width');
  const down = axis('y', 'height');
  const isRtl = direction === 'rtl';
  const isVertical = side === 'top' || side === 'bottom';
  const isBefore = side === 'top' || side === (isRtl ? 'end' : 'start');

  const [main, cross] = isVertical ? [down, across] : [across, down];
  const beside = besides(main, { isBefore, offset });
  const inLine = within(alignOn(cross, placing, isVertical && isRtl), cross);
  const at = within(beside.at, main);
  return {
    ...(isVertical ? { x: inLine, y: at } : { x: at, y: inLine }),
    side: beside.isBefore === isBefore ? side : opposite[side],
  };

  function axis(start: 'x' | 'y', length: 'width' | 'height'): Axis {
    const from = trigger[start];
    const to = from + trigger[length];
    return { from, to, size: panel[length], window: viewport[length], margin };
  }
}

function besides(
  { from, to, size, window, margin }: Axis,
  { isBefore, offset }: { isBefore: boolean; offset: number },
) {
  const roomBefore = from - offset - margin;
  const roomBehind = window - margin - to - offset;
  const [wanted, other] = isBefore ? [roomBefore, roomBehind] : [roomBehind, roomBefore];
  const before = isBefore !== (size > wanted && other > wanted);
  return { isBefore: before, at: before ? from - offset - size : to + offset };
}

function alignOn(
  { from, to, size }: Axis,
  { align, outset = 0 }: Placing,
  isReversed: boolean,
): number {
  if (align === 'center') return (from + to - size) / 2;
  return (align === 'start') === isReversed ? to - size + outset : from - outset;
}

function within(at: number, { size, window, margin }: Axis): number {
  return Math.max(margin, Math.min(at, window - margin - size));
}
