/**
 * Which item of a menu an arrow key leads to. The first item is the menu's button:
 * from it the keys lead into the panel, and within the panel they wrap around.
 *
 * @returns `undefined` for every other key, and where there is nothing to move to
 */
export function nextIndex(key: string, current: number, count: number): number | undefined {
  const last = count - 1;
  if (last < 1 || current < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return current >= last ? 1 : current + 1;
    case 'ArrowUp':
      return current <= 1 ? last : current - 1;
    case 'Home':
      return current === 0 ? undefined : 1;
    case 'End':
      return current === 0 ? undefined : last;
    default:
      return undefined;
  }
}
