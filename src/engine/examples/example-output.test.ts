import { expect, it } from 'vitest';
import { sizesByName } from './example-output.ts';

it('lists files as outputs.json does', () => {
  const files = [
    { name: '263.js', size: 296 },
    { name: 'index.html', size: 218 },
  ];
  expect(sizesByName(files)).toEqual({ '263.js': 296, 'index.html': 218 });
});
