import { expect, it } from 'vitest';
import { packWords, unpackWords } from './word-codes.ts';

const texts = ['module module Module', 'A module, the module; 模块 module.'];

it('writes usual words as characters', () => {
  const packed = packWords(texts);
  expect(packed).toEqual({
    from: 0x100,
    words: 'module',
    texts: ['Ā Ā Module', 'A Ā, the Ā; 模块 Ā.'],
  });
  expect(unpackWords(packed)).toEqual(texts);
});

it('takes other characters where a text has these, and none where it has all', () => {
  const polish = [...texts, 'Ā'];
  expect(packWords(polish).from).toBe(0xe100);
  expect(unpackWords(packWords(polish))).toEqual(polish);
  const odd = [...polish, '\ue100'];
  expect(packWords(odd).words).toBe('');
  expect(unpackWords(packWords(odd))).toEqual(odd);
});

it('packs nothing', () => {
  expect(unpackWords(packWords([]))).toEqual([]);
  expect(unpackWords(packWords(['', 'a']))).toEqual(['', 'a']);
});
