/** As much of a tree of Markdown or HTML as has to be known to read its words. */
interface TextNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: readonly TextNode[];
}

/**
 * The words of a paragraph, with code between backticks.
 *
 * `Sets <code>mode</code> for *all*.` → ``Sets `mode` for all.``
 */
export function textWithCode(node: TextNode): string {
  if (node.type === 'inlineCode') return quoted(node.value ?? '');
  const inner = node.value ?? (node.children ?? []).map(textWithCode).join('');
  return node.tagName === 'code' ? quoted(inner) : inner;
}

function quoted(code: string): string {
  return `\`${code.replaceAll('`', '')}\``;
}
