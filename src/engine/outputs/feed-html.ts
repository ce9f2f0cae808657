import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** What feed readers show. Everything else goes, and its text stays; what is drawn or pressed goes whole. */
const shown: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'code', 'kbd', 'em', 'strong', 'del', 'sub', 'sup', 'small'],
  ],
  attributes: {
    a: ['href'],
    code: [['className', /^language-/]],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: ['button', 'input', 'search', 'script', 'style', 'svg', 'template'],
  clobber: [],
  required: {},
  ancestors: {},
};

/**
 * An article's text as a feed has it: plain elements, and addresses that hold anywhere.
 *
 * @param address of the page: links within it are links to it
 */
export function feedHtml(plainBody: string, address: string): string {
  const tree = fromHtml(plainBody, { fragment: true });
  makePlain(tree, address);
  return toHtml(sanitize(tree, shown), { closeSelfClosing: true });
}

function makePlain(tree: Root, address: string): void {
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
}

function absolute(written: string, address: string): string | undefined {
  return URL.canParse(written, address) ? new URL(written, address).href : undefined;
}
