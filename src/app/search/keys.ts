/** What is read of a key press. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/** What a key in the search field does; all other keys belong to the field. */
export type KeyAction =
  | { type: 'none' }
  /** The key does nothing at all, because it is the input method's. */
  | { type: 'hold' }
  | { type: 'move'; to: number }
  | { type: 'open'; inNewTab: boolean };

const none: KeyAction = { type: 'none' };

/**
 * Whether a key press belongs to an input method.
 *
 * Safari ends the composition before the Enter that confirms it; only the old key code 229 shows that.
 */
function isComposing({ isComposing: now, keyCode }: KeyPress): boolean {
  return now || keyCode === 229;
}

/** @param rows how many there are, and which one is highlighted */
export function keyAction(press: KeyPress, rows: { count: number; active: number }): KeyAction {
  const { key } = press;
  if (isComposing(press)) return key === 'Escape' ? { type: 'hold' } : none;
  if (press.altKey || press.shiftKey) return none;
  if (key === 'Enter') return { type: 'open', inNewTab: press.ctrlKey || press.metaKey };
  const step = steps[key];
  if (!step || rows.count === 0 || press.ctrlKey || press.metaKey) return none;
  return { type: 'move', to: (rows.active + step + rows.count) % rows.count };
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
