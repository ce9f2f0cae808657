import { expect, it } from 'vitest';
import { pageStyles } from './page-styles.ts';

const styles = new Map([
  ['Tabs', '/static/Tabs.1.css'],
  ['Steps', '/static/Steps.2.css'],
  ['Home', '/static/Home.3.css'],
  ['Overview', '/static/Overview.4.css'],
  ['Posts', '/static/Posts.5.css'],
]);

it('names each stylesheet once, in a settled order', () => {
  const body =
    '<div data-component="Tabs"></div><ol data-component="Steps"></ol><div data-component="Tabs">';
  expect(pageStyles(body, {}, styles)).toEqual(['/static/Steps.2.css', '/static/Tabs.1.css']);
});

it('names those of boxes and facts, which are known by their class', () => {
  const body = '<div class="note" data-type="tip"></div><p class="Tabs-like">';
  const named = pageStyles(body, {}, new Map([['Container', '/static/Container.5.css']]));
  expect(named).toEqual(['/static/Container.5.css']);
});

it.each([
  '<div class="code" data-component="CodeBlock" data-numbers="true">',
  '<div class="code" data-focus="true">',
  '<span class="line">const <mark>entry</mark></span>',
  '<span class="line added">const entry</span>',
])('names that of the marks in code: %s', (body) => {
  const code = new Map([['CodeMarks', '/static/CodeMarks.6.css']]);
  expect(pageStyles(body, {}, code)).toEqual(['/static/CodeMarks.6.css']);
});

it('names none where no component needs one', () => {
  expect(pageStyles('<p data-component="Term">Tabs</p>', {}, styles)).toEqual([]);
});

it.each([
  ['a home page', { pageType: 'home' as const }, ['/static/Home.3.css']],
  ['an overview', { overview: true }, ['/static/Overview.4.css']],
  ['a list of posts', { posts: true }, ['/static/Posts.5.css']],
  ['a page with text alone', {}, []],
])('names what %s looks like', (_, frontmatter, named) => {
  expect(pageStyles('', frontmatter, styles)).toEqual(named);
});
