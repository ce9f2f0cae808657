import { isScalar, visit } from 'yaml';
import { parseYamlDocument } from '../../content/records/yaml-document.ts';
import type { ProseBlock } from './prose-block.ts';

const readKeys = ['title', 'description', 'name', 'text', 'tagline', 'details', 'alt'];

/** What people read of a page's frontmatter: its texts, wherever they stand in it. */
export function frontmatterProse(head: string): ProseBlock[] {
  // Comments hold the place of the `---` lines, so that the lines counted are those of the file.
  const yaml = head.replaceAll(/^---[ \t]*\r?$/gm, '#');
  const { document, lineCounter } = parseYamlDocument(yaml);
  const blocks: ProseBlock[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value)) return;
      if (!readKeys.includes(String(key.value)) || typeof value.value !== 'string') return;
      const { line } = lineCounter.linePos(value.range?.[0] ?? 0);
      blocks.push({ type: 'label', spans: [{ type: 'text', text: value.value, line }] });
    },
  });
  return blocks;
}
