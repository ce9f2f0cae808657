import { expect, it } from 'vitest';
import { withoutControls } from './without-controls.ts';

it.each([
  [
    '<a class="term" href="/g#a" title="A &gt; b" data-component="Term">chunk</a>',
    '<a href="/g#a">chunk</a>',
  ],
  ['<button type="button" class="badge" title="Since 0.5">0.5+</button> on', '0.5+ on'],
  [
    '<div class="code-tools" data-lang="js"><button class="copy"></button></div><pre>a</pre>',
    '<pre>a</pre>',
  ],
  [
    '<div class="tab-list" role="tablist"><button>npm</button></div><p class="tab-name">npm</p><tab-choice></tab-choice>',
    '<p class="tab-name">npm</p>',
  ],
  ['<search><input/><button>Works</button></search><table></table>', '<table></table>'],
  [
    '<img src="/a.svg" data-shown-in="light"/><img src="/a.dark.svg" data-shown-in="dark"/>',
    '<img src="/a.svg" data-shown-in="light"/>',
  ],
  [
    '<p>Press <kbd>K</kbd> in <a href="/b">b</a>.</p>',
    '<p>Press <kbd>K</kbd> in <a href="/b">b</a>.</p>',
  ],
])('%s', (html, text) => {
  expect(withoutControls(html)).toBe(text);
});
