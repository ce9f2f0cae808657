/** A line of a block, or one that is shaped like it. */
interface Line {
  className: string;
  childNodes: Iterable<object & { className?: string; textContent: string | null }>;
}

/** What one would paste of a block: no prompts and no signs, nothing that a change removes or a command prints. */
export function textToCopy(lines: Iterable<Line>): string {
  return [...lines]
    .filter(({ className }) => !/removed|hunk|output/.test(className))
    .map(({ childNodes }) =>
      [...childNodes].map((node) => (node.className === 'lead' ? '' : node.textContent)).join(''),
    )
    .join('\n');
}
