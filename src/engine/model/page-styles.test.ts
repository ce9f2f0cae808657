import { expect, it } from 'vitest';
import { pageStyles } from './page-styles.ts';

const styles = new Map([
  ['Tabs', '/static/Tabs.1.css'],
  ['Steps', '/static/Steps.2.css'],
]);

it('names each stylesheet once, in a settled order', () => {
  const body =
    '<div data-component="Tabs"></div><ol data-component="Steps"></ol><div data-component="Tabs">';
  expect(pageStyles({ body }, styles)).toEqual(['/static/Steps.2.css', '/static/Tabs.1.css']);
});

it('names none where no component needs one', () => {
  expect(pageStyles({ body: '<p data-component="Term">Tabs</p>' }, styles)).toEqual([]);
});

it('names that of the list of posts where the page asks for one', () => {
  const all = new Map([...styles, ['Posts', '/static/Posts.3.css']]);
  expect(pageStyles({ body: '', posts: true }, all)).toEqual(['/static/Posts.3.css']);
});
