const begin = '<!-- peers -->';
const end = '<!-- /peers -->';

/** The table between two marks, which `npm run bench -- --peers` writes. */
export function tableIn(readme: string): string {
  const [, rest = ''] = readme.split(begin);
  return rest.split(end)[0]?.trim() ?? '';
}

/** The README with another table between the marks. */
export function replaceTable(readme: string, table: string): string {
  const [before = '', rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`README.md has no ${begin} … ${end}.`);
  return `${before}${begin}\n${table}\n${end}${after}`;
}
