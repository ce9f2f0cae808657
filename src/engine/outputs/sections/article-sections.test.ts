import { expect, it } from 'vitest';
import { withSections } from './article-sections.ts';

/** Without the sizes, which have a test of their own. */
const sectioned = (article: string) =>
  withSections(article).replaceAll(/<section class="s\d+ t\d+ r\d+">/g, '<section>');

const body = (html: string) => `<h1>Title</h1><div class="body">${html}</div>`;

it('makes headings and what follows them sections', () => {
  expect(
    sectioned(body('<p>a</p><h2 id="b">B</h2><p>b<br/>b</p><h2>C</h2><img src="c"><hr>')),
  ).toBe(
    body(
      '<p>a</p><section><h2 id="b">B</h2><p>b<br/>b</p></section><section><h2>C</h2><img src="c"><hr></section>',
    ),
  );
});

it('leaves headings in components, and outside of the text, where they are', () => {
  const component = '<div class="compat"><h2>In</h2><div>x</div></div>';
  const around = '<section class="overview"><h2>Pages</h2></section>';
  const plain = body(component) + around;
  expect(sectioned(plain)).toBe(plain);
  expect(sectioned(body(`<h2>A</h2>${component}`) + around)).toBe(
    body(`<section><h2>A</h2>${component}</section>`) + around,
  );
});

it('goes on in a second part of the text', () => {
  expect(sectioned(body('<h2>A</h2>') + body('<p>b</p><h2>C</h2>'))).toBe(
    body('<section><h2>A</h2></section>') + body('<p>b</p><section><h2>C</h2></section>'),
  );
});

it('reads attributes as they are written', () => {
  const html = '<h2 title="a > b, </div>">A</h2><p>&lt;h2></p>';
  expect(sectioned(body(html))).toBe(body(`<section>${html}</section>`));
});

it('changes nothing but that', () => {
  const article = body('<p>a</p><h2>B</h2>\n<p>b</p>\n');
  expect(sectioned(article).replaceAll(/<\/?section>/g, '')).toBe(article);
});

it('lets browsers lay out the last of a long article at once, and no other', () => {
  const section = `<h2>A</h2>${'<p>b</p>'.repeat(20)}`;
  const [first, ...more] = withSections(body(section.repeat(5)))
    .split('<section')
    .slice(1);
  expect(first).toMatch(/^ class="s\d+ t\d+ r\d+"/);
  expect(more.filter((one) => one.startsWith('>')).length).toBe(2);
  expect(more.at(-1)).toMatch(/^>/);
});
