import { expect, it } from 'vitest';
import { uploadSteps } from './upload-steps.ts';

it('brings what pages load before them, and takes away what nothing needs after them', () => {
  const files = ['a.html', 'a.json', 'static/new.js', 'b/index.html', 'static/kept.js'];
  const earlier = ['a.html', 'gone.html', 'static/kept.js', 'static/old.js'];
  expect(uploadSteps(files, earlier).map(({ name, files: of }) => [name, ...of])).toEqual([
    ['assets', 'static/kept.js', 'static/new.js'],
    ['pages', 'a.html', 'b/index.html'],
    ['rest', 'a.json'],
    ['removed', 'gone.html', 'static/old.js'],
  ]);
});
