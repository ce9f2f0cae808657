import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { readPlainArticle } from './plain-article.ts';

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
  const tree = readPlainArticle(plainBody, address);
  return toHtml(sanitize(tree, shown), { closeSelfClosing: true });
}
