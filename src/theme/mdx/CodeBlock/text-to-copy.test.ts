import { expect, it } from 'vitest';
import { textToCopy } from './text-to-copy.ts';

/** `+ a` is a line with a sign, of the kinds that are named. */
function line(text: string, kinds = '') {
  const [, lead, rest = ''] = /^([-+$>] |)(.*)$/.exec(text) ?? [];
  return {
    className: `line ${kinds}`.trim(),
    childNodes: [
      ...(lead ? [{ className: 'lead', textContent: lead }] : []),
      ...rest.split(/(?<= )/).map((textContent) => ({ textContent })),
    ],
  };
}

it('copies lines as they are', () => {
  expect(textToCopy([line('  a b'), line(''), line('c', 'highlighted focused')])).toBe(
    '  a b\n\nc',
  );
});

it('copies what a change leads to', () => {
  const lines = [
    line('@@ -1 +1 @@', 'hunk'),
    line('- a b', 'removed'),
    line('+ c d', 'highlighted added'),
    line('e'),
  ];
  expect(textToCopy(lines)).toBe('c d\ne');
});

it('copies the commands of a session', () => {
  const lines = [
    line('$ npm i \\'),
    line('> -D a'),
    line('added 1 package', 'output'),
    line('$ b'),
  ];
  expect(textToCopy(lines)).toBe('npm i \\\n-D a\nb');
});
