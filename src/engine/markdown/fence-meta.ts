/** What stands behind the language of a code fence: ` ```js title="a b.js" {1,3-5} config `. */
export interface FenceMeta {
  title?: string;
  /** Line numbers, from 1. */
  highlighted: number[];
  /** The block is a configuration of the bundler, whatever its title. */
  config?: true;
  /** Why nobody checks the block; empty where the author gives no reason. */
  nocheck?: string;
  /** File that the block quotes, from the project's root. */
  file?: string;
  /** Part of that file, between `#region` and `#endregion`. */
  region?: string;
  /** What nobody understands; each is a problem. */
  unknown: string[];
}

const part =
  /(?<name>title|nocheck|file|region)=(?<quote>["'])(?<value>.*?)\k<quote>|\{(?<lines>[\d\s,-]*)\}|(?<word>\S+)/g;

/** Reads a fence's meta string; its parts may come in any order. */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { highlighted: [], unknown: [] };
  for (const { groups = {} } of meta.matchAll(part)) {
    const { name, value = '', lines, word } = groups;
    if (name) result[name as 'title' | 'nocheck' | 'file' | 'region'] = value;
    else if (lines !== undefined) addLines(lines, result);
    else if (word === 'config') result.config = true;
    else if (word === 'nocheck') result.nocheck = '';
    else if (word) result.unknown.push(word);
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
