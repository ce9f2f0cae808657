import type { InlineCode, Nodes, Root, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import type { OptionIndex } from '../rspack/option-names.ts';
import { pageData } from './compiled-page.ts';
import { attributeOf } from './components/jsx-attributes.ts';
import { SKIP, visit } from './visit.ts';

/** First cells of tables that list the values of the option above them. */
const valueHeads = new Set(['Value', '值']);

/** Words by which a page says that a value does not work. */
const refusal =
  /not supported|unsupported|fail|stop|abort|crash|panic|throw|error|reject|refuse|invalid|expected|unrecognized|must not|does not accept|不支持|中止|报错|失败|崩溃|抛出|校验|拒绝|不能/i;

/**
 * Collects the values that tables and sentences give for options, so that they can be tried.
 *
 * ```
 * | Value          | …              →   { option: 'devtool', value: "'source-map'" }
 * | `'source-map'` | …
 *
 * Turn it off with `cache: false`.  →   { option: 'cache', value: 'false' }
 * ```
 *
 * Those that the bundler names itself are shown as well, and are among them.
 */
export function optionValues(
  { byName }: OptionIndex,
  { title = '' }: { title?: string | undefined },
) {
  return (tree: Root, file: VFile) => {
    const { optionValues: found } = pageData(file);
    let option = '';

    /** The option that a key in a sentence means, from the nearest one outwards. */
    const optionOf = (key: string): string | undefined => {
      const above = option.slice(0, Math.max(0, option.lastIndexOf('.')));
      const isItself = option.split('.').at(-1) === key;
      const outside = [`${title}.${key}`, ...(key.includes('.') || key === title ? [key] : [])];
      // On its own, `context` or `mode` may be that of anything.
      const names = option ? [`${option}.${key}`, isItself ? option : `${above}.${key}`] : outside;
      return names.find((name) => byName.has(name));
    };

    const add = (name: string | undefined, node: InlineCode, value: string, around: Nodes) => {
      if (name === undefined || !byName.has(name)) return;
      const line = node.position?.start.line ?? 1;
      found.push({ option: name, value, line, isRefused: refusal.test(textOf(around)) });
    };

    const sentence = (block: Nodes) =>
      visit(block, 'inlineCode', (node) => {
        const [, key = '', value = ''] = /^([A-Za-z][\w.]*): (.+)$/s.exec(node.value) ?? [];
        if (key) add(optionOf(key), node, value, block);
      });

    const valueRow = (row: TableRow) => {
      const [first] = row.children;
      if (first) visit(first, 'inlineCode', (node) => add(option, node, node.value, row));
    };

    visit(tree, (node) => {
      if (node.type === 'heading') option = '';
      if (node.type === 'mdxJsxFlowElement' && node.name === 'OptionMeta') {
        option = attributeOf(node, 'name');
        const line = node.position?.start.line ?? 1;
        for (const value of byName.get(option)?.values ?? [])
          found.push({ option, value, line, isRefused: false });
      }
      if (node.type === 'paragraph') sentence(node);
      if (node.type !== 'table') return;
      const [head, ...rows] = node.children;
      const heads = head?.children.map((cell) => textOf(cell)) ?? [];
      // What stands beside webpack's way of writing is webpack's.
      if (heads.some((text) => text.includes('webpack'))) return SKIP;
      const isOfValues = option !== '' && valueHeads.has(heads[0] ?? '');
      for (const row of rows) {
        if (isOfValues) valueRow(row);
        else sentence(row);
      }
      return SKIP;
    });
  };
}
