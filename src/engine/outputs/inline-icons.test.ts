import { expect, it } from 'vitest';
import { inlineIcons } from './inline-icons.ts';

const icons = new Map([
  ['/icons/hmr.svg', '<path d="a"/>'],
  ['/icons/vue.svg', '<path d="b"/>'],
]);

const use = (href: string) => `<svg><use href="${href}"></use></svg>`;
const page = (html: string) => `<body>${html}</body></html>`;

it('puts each icon of a document into it once', () => {
  const html = page(use('/icons/hmr.svg#icon') + use('/icons/vue.svg#icon').repeat(2));
  expect(inlineIcons(html, icons, { base: '/' })).toBe(
    page(
      `${use('#icon-hmr')}${use('#icon-vue').repeat(2)}<div hidden=""><svg aria-hidden="true"><g id="icon-hmr"><path d="a"/></g><g id="icon-vue"><path d="b"/></g></svg></div>`,
    ),
  );
});

it('knows them below the base of the site', () => {
  const html = page(use('/docs/icons/hmr.svg#icon'));
  expect(inlineIcons(html, icons, { base: '/docs/' })).toContain('<use href="#icon-hmr">');
});

it('leaves what it does not know to its file', () => {
  const html = page(use('/icons/other.svg#icon') + use('/picture.svg#part'));
  expect(inlineIcons(html, icons, { base: '/' })).toBe(html);
});
