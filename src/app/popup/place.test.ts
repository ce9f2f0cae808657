import { describe, expect, it } from 'vitest';
import { type Box, type Placing, place, type Side } from './place.ts';

const viewport = { width: 1000, height: 800 };
const middle: Box = { x: 400, y: 300, width: 100, height: 40 };
const panel = { width: 200, height: 120 };

const placed = (placing: Partial<Placing>, trigger: Partial<Box> = {}, size = panel) => {
  const wanted: Placing = { side: 'bottom', align: 'center', offset: 4, ...placing };
  const { x, y, side } = place({ ...middle, ...trigger }, size, viewport, wanted);
  return [x, y, side];
};

type Row = [side: Side, align: Placing['align'], x: number, y: number];

describe('with room on all sides, a panel', () => {
  it.each<Row>([
    ['bottom', 'start', 400, 344],
    ['bottom', 'center', 350, 344],
    ['bottom', 'end', 300, 344],
    ['top', 'start', 400, 176],
    ['top', 'center', 350, 176],
    ['end', 'start', 504, 300],
    ['end', 'center', 504, 260],
    ['end', 'end', 504, 220],
    ['start', 'center', 196, 260],
  ])('stands at the %s, in line by %s', (side, align, x, y) => {
    expect(placed({ side, align })).toEqual([x, y, side]);
  });

  it.each<Row>([
    ['bottom', 'start', 300, 344],
    ['bottom', 'end', 400, 344],
    ['end', 'center', 196, 260],
    ['start', 'start', 504, 300],
  ])('stands mirrored in a line from right to left: at the %s, by %s', (side, align, x, y) => {
    expect(placed({ side, align, direction: 'rtl' })).toEqual([x, y, side]);
  });

  it('keeps its distance, and stands out where it should', () => {
    expect(placed({ offset: 0 })).toEqual([350, 340, 'bottom']);
    expect(placed({ align: 'start', outset: 12 })).toEqual([388, 344, 'bottom']);
    expect(placed({ align: 'end', outset: 12 })).toEqual([312, 344, 'bottom']);
    expect(placed({ align: 'center', outset: 12 })).toEqual([350, 344, 'bottom']);
    expect(placed({ align: 'start', outset: 12, direction: 'rtl' })[0]).toBe(312);
  });
});

describe('without room, a panel', () => {
  it.each<[side: Side, trigger: Partial<Box>, expected: [number, number, Side]]>([
    ['top', { y: 100 }, [350, 144, 'bottom']],
    ['bottom', { y: 700 }, [350, 576, 'top']],
    ['start', { x: 150 }, [254, 260, 'end']],
    ['end', { x: 800 }, [596, 260, 'start']],
  ])('turns from the %s to the other side', (side, trigger, expected) => {
    expect(placed({ side }, trigger)).toEqual(expected);
  });

  it('has room when it fits to the pixel', () => {
    expect(placed({ side: 'top' }, { y: 132 })).toEqual([350, 8, 'top']);
    expect(placed({ side: 'top' }, { y: 131 })[2]).toBe('bottom');
  });

  it('stays on the wanted side where the other has less', () => {
    const high = { width: 200, height: 600 };
    expect(placed({ side: 'bottom' }, { y: 300 }, high)[2]).toBe('bottom');
    expect(placed({ side: 'bottom' }, { y: 500 }, high)[2]).toBe('top');
  });

  it.each([
    [{ x: 5, y: 300 }, 8],
    [{ x: 950, y: 300 }, 792],
  ])('is moved back into the window: %o', (trigger, x) => {
    expect(placed({}, trigger)[0]).toBe(x);
  });

  it('shows its beginning where it is larger than the window', () => {
    expect(placed({}, {}, { width: 1200, height: 900 })).toEqual([8, 8, 'bottom']);
  });
});
