interface TabRow {
  count: number;
  isRtl: boolean;
}

/**
 * Which tab a key leads to; the arrows wrap around.
 *
 * @returns `undefined` for every other key
 */
export function nextTab(
  key: string,
  current: number,
  { count, isRtl }: TabRow,
): number | undefined {
  const forward = isRtl ? -1 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: current + forward,
    ArrowLeft: current - forward,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : (target + count) % count;
}
