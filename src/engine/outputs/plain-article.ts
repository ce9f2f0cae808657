import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from '../markdown/visit.ts';

/**
 * Reads an article's plain text for whoever shows it elsewhere: all addresses are absolute, code is text.
 *
 * @param address of the page: links within it are links to it
 */
export function readPlainArticle(plainBody: string, address: string): Root {
  const tree = fromHtml(plainBody, { fragment: true });
  visit(tree, 'element', (node) => {
    for (const name of ['href', 'src']) {
      const { [name]: written } = node.properties;
      if (typeof written === 'string') node.properties[name] = absolute(written, address);
    }
    // Colors and links of code are the page's.
    if (node.tagName === 'pre') {
      const [code] = node.children;
      if (code?.type === 'element') code.children = [{ type: 'text', value: textOf(code) }];
    }
  });
  return tree;
}

function absolute(written: string, address: string): string | undefined {
  return URL.canParse(written, address) ? new URL(written, address).href : undefined;
}
