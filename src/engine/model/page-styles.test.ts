import { expect, it } from 'vitest';
import { pageStyles } from './page-styles.ts';

const styles = new Map([
  ['Tabs', '/static/Tabs.1.css'],
  ['Steps', '/static/Steps.2.css'],
]);

it('names each stylesheet once, in a settled order', () => {
  const body =
    '<div data-component="Tabs"></div><ol data-component="Steps"></ol><div data-component="Tabs">';
  expect(pageStyles(body, styles)).toEqual(['/static/Steps.2.css', '/static/Tabs.1.css']);
});

it('names none where no component needs one', () => {
  expect(pageStyles('<p data-component="Term">Tabs</p>', styles)).toEqual([]);
});
