import { expect, it } from 'vitest';
import { readBuiltPages, readHtml } from './built-page.ts';

it('finds ids, links and pictures, and nothing that only looks like them', () => {
  const html = `<!doctype html><html lang="en"><head><link href="/a.css" id="css"/></head>
    <body id="body"><a class="anchor" href="#x" data-x2="1">x</a>
    <a hidden href="/b?c=1&amp;d=2">b</a><svg viewBox="0 0 1 1" id="icon"></svg>
    <img alt="a &lt;img src=&quot;/no.png&quot;&gt;" src="/c.png"/><img src="/d.png">
    <pre>&lt;a href="/no"&gt;</pre><area href="/no"/><p data-id="no">id="no"</p></body></html>`;
  expect(readHtml(html)).toEqual({
    ids: ['css', 'body', 'icon'],
    hrefs: ['#x', '/b?c=1&d=2'],
    sources: ['/c.png', '/d.png'],
  });
});

it('reads documents alone', () => {
  const files = [
    { path: 'a.html', content: '<p id="a">' },
    { path: 'a.json', content: '{"html":"<p id=\\"b\\">"}' },
  ];
  expect(readBuiltPages(files).map(({ path, ids }) => [path, ids])).toEqual([['a.html', ['a']]]);
});
