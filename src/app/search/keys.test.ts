import { describe, expect, it } from 'vitest';
import { type KeyPress, keyAction } from './keys.ts';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { key, keyCode: 0, isComposing: false, ...none, ...more };
}

describe('keys in the search field', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
  ])('%s leads from row %i of three to row %i', (key, active, to) => {
    expect(keyAction(press(key), { count: 3, active })).toEqual({ type: 'move', to });
  });

  it.each(['Home', 'End', 'ArrowLeft', 'a', 'Tab', 'Escape'])('%s is left to the field', (key) => {
    expect(keyAction(press(key), { count: 3, active: 0 })).toEqual({ type: 'none' });
  });

  it('move nothing where there is nothing', () => {
    expect(keyAction(press('ArrowDown'), { count: 0, active: 0 })).toEqual({ type: 'none' });
  });

  it('open the highlighted row, in a new tab with Ctrl or Cmd', () => {
    const rows = { count: 1, active: 0 };
    const open = (more?: Partial<KeyPress>) => keyAction(press('Enter', more), rows);
    expect(open()).toEqual({ type: 'open', inNewTab: false });
    expect(open({ ctrlKey: true })).toEqual({ type: 'open', inNewTab: true });
    expect(open({ metaKey: true })).toEqual({ type: 'open', inNewTab: true });
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'do nothing while an input method is composing: %o',
    (composing) => {
      const rows = { count: 3, active: 0 };
      for (const key of ['Enter', 'ArrowDown', 'ArrowUp']) {
        expect(keyAction(press(key, composing), rows)).toEqual({ type: 'none' });
      }
      expect(keyAction(press('Escape', composing), rows)).toEqual({ type: 'hold' });
    },
  );
});
