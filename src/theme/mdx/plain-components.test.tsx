import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { articleComponents } from '#shared/article-components.ts';
import { plainComponents } from './plain-components.tsx';
import { renderIn } from './test-render.tsx';

/** An element as the compiled text of an article makes it. */
function element(name: string, properties: object, ...children: ReactNode[]): ReactNode {
  return createElement(plainComponents[name] ?? name, properties, ...children);
}

it('knows every component of an article', () => {
  expect(Object.keys(plainComponents)).toEqual(
    expect.arrayContaining(Object.keys(articleComponents)),
  );
});

it.each<[string, ReactNode, string]>([
  [
    'tabs stand below each other, under their names',
    element(
      'Tabs',
      { groupId: 'bundler' },
      element('Tab', { label: 'Rspack', key: 1 }, 'one'),
      element('Tab', { label: 'webpack', key: 2 }, 'two'),
    ),
    '<p><strong>Rspack</strong></p>one<p><strong>webpack</strong></p>two',
  ],
  [
    'commands of all package managers likewise',
    element('PackageManagerTabs', {}, element('Tab', { label: 'npm' }, 'npm i')),
    '<p><strong>npm</strong></p>npm i',
  ],
  [
    'a box is a quote with its title',
    element('Container', { type: 'tip', title: 'Use `mode`' }, 'Text'),
    '<blockquote><p><strong>Use <code>mode</code></strong></p>Text</blockquote>',
  ],
  [
    'one that folds is open, and named by its type',
    element('Container', { type: 'details' }, 'Text'),
    '<blockquote><p><strong>详情</strong></p>Text</blockquote>',
  ],
  [
    'code has no buttons',
    element('CodeBlock', { lang: 'js', html: 'a', wrap: '' }),
    '<pre><code class="language-js">a</code></pre>',
  ],
  [
    'code has its title',
    element('CodeBlock', { lang: 'js', html: 'a', title: 'rspack.config.js' }),
    '<figure><figcaption>rspack.config.js</figcaption><pre><code class="language-js">a</code></pre></figure>',
  ],
  [
    'a picture is there once, and cannot be enlarged',
    element('Picture', {
      src: '/a.svg',
      dark: '/a.dark.svg',
      alt: 'A',
      width: '8',
      height: '8',
      figure: '',
      zoom: '',
    }),
    '<img src="/a.svg" alt="A" width="8" height="8" loading="lazy"/>',
  ],
  [
    'a figure has its caption',
    element('Picture', {
      src: '/a.svg',
      alt: 'A',
      width: '8',
      height: '8',
      figure: '1',
      caption: 'B',
    }),
    '<figure><img src="/a.svg" alt="A" width="8" height="8" loading="lazy"/><figcaption>B</figcaption></figure>',
  ],
  ['a badge is its word', element('Badge', { since: '0.5.0' }), '0.5.0+'],
  [
    'a filter is only what it would filter',
    element('Compat', { statuses: '{}', rows: '1' }, 'Table'),
    'Table',
  ],
  ['a heading is no link', element('a', { className: 'anchor', href: '#a' }, 'A'), 'A'],
  [
    'a term is a plain link',
    element('a', { className: 'term', href: '/g#a', title: 'B', 'data-component': 'Term' }, 'A'),
    '<a href="/g#a">A</a>',
  ],
])('%s', (_, node, html) => {
  expect(renderIn('zh', node)).toBe(html);
});
