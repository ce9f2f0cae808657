import { expect, it } from 'vitest';
import { articleMarkdown } from './article-markdown.ts';

const address = 'https://rspack.dev/guide/react';
const markdown = (html: string) => articleMarkdown(html, address);

it('has the title of code in its fence', () => {
  const html =
    '<figure><figcaption>rspack.config.js</figcaption><pre><code class="language-js"><span>a</span> = 1;\n</code></pre></figure>';
  expect(markdown(html)).toBe('```js title="rspack.config.js"\na = 1;\n```\n');
});

it('leads from anywhere to where the page leads', () => {
  expect(markdown('<p><a href="#b">B</a> <a href="/config/">C</a></p>')).toBe(
    '[B](https://rspack.dev/guide/react#b) [C](https://rspack.dev/config/)\n',
  );
  expect(markdown('<figure><img src="/a.svg" alt="A"></figure>')).toBe(
    '![A](https://rspack.dev/a.svg)\n',
  );
});

it('keeps tables and boxes, and leaves out what is drawn or pressed', () => {
  const table =
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>`|`</td></tr></tbody></table>';
  expect(markdown(table)).toBe('| A |\n| - |\n| \\`\\|\\` |\n');
  const box = '<blockquote><p><strong>Tip</strong></p><p>Text</p></blockquote>';
  expect(markdown(`${box}<button>Copy</button><svg><text>x</text></svg>`)).toBe(
    '> **Tip**\n>\n> Text\n',
  );
});
