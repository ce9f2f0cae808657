import { expect, it } from 'vitest';
import { feedHtml } from './feed-html.ts';

const address = 'https://rspack.dev/zh/blog/one';

it.each([
  // Addresses hold anywhere.
  ['<a href="/docs/a#b">a</a>', '<a href="https://rspack.dev/docs/a#b">a</a>'],
  ['<a href="#why">a</a>', '<a href="https://rspack.dev/zh/blog/one#why">a</a>'],
  ['<a href="mailto:a@b.dev">a</a>', '<a href="mailto:a@b.dev">a</a>'],
  ['<img src="/a.svg" alt="A" loading="lazy"/>', '<img src="https://rspack.dev/a.svg" alt="A" />'],
  // What leads to no address is text.
  ['<a href="javascript:a()">a</a> <a href="http://">b</a>', '<a>a</a> <a>b</a>'],
  // What only the site's style or script make sense of goes; the words stay.
  [
    '<div class="table" tabindex="0"><table><tbody></tbody></table></div>',
    '<table><tbody></tbody></table>',
  ],
  ['<p title="x" onclick="a()">A <span class="b">b</span></p>', '<p>A b</p>'],
  ['<p>A<button>Copy</button><svg><path/></svg><script>a()</script></p>', '<p>A</p>'],
  // Code has no colors and no links.
  [
    '<pre tabindex="0"><code class="language-js"><span class="line"><a class="k" href="/config/">mode</a>: 1 &lt; 2</span>\n<span class="line">b</span></code></pre>',
    '<pre><code class="language-js">mode: 1 &#x3C; 2\nb</code></pre>',
  ],
])('%s', (html, plain) => {
  expect(feedHtml(html, address)).toBe(plain);
});
