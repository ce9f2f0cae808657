/** A line of a help: `-c, --config` or `rspack build`, its words, and its marks: `string`, `default: false`. */
export interface HelpRow {
  term: string;
  text: string;
  marks: string[];
}

/**
 * The sections of a help that yargs printed, by title. What was wrapped is one line again.
 *
 * ```
 * Options:
 *   -c, --config  config file  [string]   →   { Options: [{ term: '-c, --config', text: 'config file', marks: ['string'] }] }
 * ```
 */
export function parseHelp(help: string): Record<string, HelpRow[]> {
  const sections: Record<string, HelpRow[]> = {};
  for (const block of help.split('\n\n')) {
    const [title = '', ...lines] = block.split('\n');
    if (title.endsWith(':')) sections[title.slice(0, -1)] = unwrap(lines).map(parseRow);
  }
  return sections;
}

/** A line that begins to the right of where the first one has its words continues the one before. */
function unwrap(lines: readonly string[]): string[] {
  const column = lines[0]?.search(/(?<=\S {2,})\S/) ?? -1;
  const rows: string[] = [];
  for (const line of lines.filter((line) => line.trim() !== '')) {
    const continues = rows.length > 0 && column >= 0 && line.search(/\S/) >= column;
    if (continues) rows.push(`${rows.pop()} ${line.trim()}`);
    else rows.push(line);
  }
  return rows;
}

function parseRow(row: string): HelpRow {
  const [, term = '', rest = ''] = /^\s*(.*?)(?:\s{2,}(.*))?$/.exec(row) ?? [];
  const [, text = '', marks = ''] = /^(.*?)\s*((?:\[[^\]]*\]\s*)*)$/.exec(rest) ?? [];
  return {
    term,
    text: text.replaceAll(/\s+/g, ' '),
    marks: [...marks.matchAll(/\[([^\]]*)\]/g)].map(([, mark = '']) =>
      mark.replaceAll(/\s+/g, ' '),
    ),
  };
}
