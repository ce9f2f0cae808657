/** What stands behind the language of a code fence: ` ```js title="a b.js" {1,3-5} `. */
export interface FenceMeta {
  title?: string;
  /** Line numbers, from 1. */
  highlighted: number[];
  /** What nobody understands; each is a problem. */
  unknown: string[];
}

const part = /title=(?<quote>["'])(?<title>.*?)\k<quote>|\{(?<lines>[\d\s,-]*)\}|(?<unknown>\S+)/g;

/** Reads a fence's meta string; its parts may come in any order. */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { highlighted: [], unknown: [] };
  for (const { groups = {} } of meta.matchAll(part)) {
    if (groups.title !== undefined) result.title = groups.title;
    else if (groups.lines !== undefined) addLines(groups.lines, result);
    else if (groups.unknown !== undefined) result.unknown.push(groups.unknown);
  }
  return result;
}

function addLines(lines: string, { highlighted, unknown }: FenceMeta): void {
  for (const range of lines
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)) {
    const [, from, to] = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/.exec(range) ?? [];
    const first = Number(from);
    const last = to === undefined ? first : Number(to);
    if (from === undefined || first < 1 || last < first) {
      unknown.push(`{${range}}`);
      continue;
    }
    for (let line = first; line <= last; line++) highlighted.push(line);
  }
}
