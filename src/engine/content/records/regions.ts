/** A marked part of a file. Lines are counted from 0. */
interface Region {
  /** Empty where the marker gives none. */
  name: string;
  /** Its first line, which is the one after its marker. */
  start: number;
  /** The line of the marker that ends it. */
  end: number;
}

/** The regions of a file, and all lines that mark one. */
export interface Regions {
  regions: Region[];
  markers: Set<number>;
  /** The first marker without a partner; regions mean nothing then. */
  unpaired?: number;
}

const marker =
  /^\s*\{?(?:\/\/|\/\*|<!--|#(?=\s))\s*#(?<kind>region|endregion)\b[ \t]*(?<name>(?:[\w-]*\w)?)/;

/**
 * Finds the regions that comments mark: `// #region plugins` to `// #endregion`, or the same in the
 * comments of CSS, HTML, JSX, YAML and shell. They may lie in each other.
 */
export function readRegions(lines: readonly string[]): Regions {
  const open: Region[] = [];
  const result = { regions: [] as Region[], markers: new Set<number>() };
  const stray: number[] = [];
  for (const [index, line] of lines.entries()) {
    const { kind, name = '' } = marker.exec(line)?.groups ?? {};
    if (kind === undefined) continue;
    result.markers.add(index);
    if (kind === 'region') {
      open.push({ name, start: index + 1, end: lines.length });
      continue;
    }
    const region = open.pop();
    if (region && (name === '' || name === region.name)) {
      result.regions.push({ ...region, end: index });
    } else stray.push(index);
  }
  const [unpaired] = [...stray, ...open.map(({ start }) => start - 1)].sort((a, b) => a - b);
  return unpaired === undefined ? result : { ...result, unpaired };
}
