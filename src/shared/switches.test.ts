import { expect, it } from 'vitest';
import { hiddenParts } from './switches.ts';

it.each([
  ['', []],
  ['?navbar=0', ['navbar']],
  ['?sidebar=0&outline=0&footer=0', ['sidebar', 'outline', 'footer']],
  ['?x=1&globalUIComponents=0', ['globalUIComponents']],
  ['?navbar=00', []],
  ['?navbar=false', []],
  ['?navbar=', []],
  ['?navbar', []],
  ['?navbar=1', []],
  ['?NAVBAR=0', []],
  ['?mynavbar=0', []],
])('"%s" hides %j', (search, parts) => {
  expect(hiddenParts(search)).toEqual(parts);
});
