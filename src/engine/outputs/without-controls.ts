/** What only the site's own script and stylesheet give a sense to, with what stands in its place. */
const controls: [RegExp, string][] = [
  [/<a class="term" (href="[^"]*")[^>]*>/g, '<a $1>'],
  [/<button [^>]*class="badge"[^>]*>([^<]*)<\/button>/g, '$1'],
  [/<search\b[\s\S]*?<\/search>/g, ''],
  [/<button\b[\s\S]*?<\/button>/g, ''],
  [/<div class="(?:tab-list|code-tools)"[^>]*>\s*<\/div>/g, ''],
  [/<tab-choice><\/tab-choice>/g, ''],
  [/<img\b[^>]* data-shown-in="dark"[^>]*>/g, ''],
];

/** An article as it is read elsewhere, in a feed reader: its text without anything to press. */
export function withoutControls(html: string): string {
  return controls.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), html);
}
