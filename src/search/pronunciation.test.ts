import { expect, it } from 'vitest';
import { soundAlike } from './pronunciation.ts';

const pairs = (text: string) => text.split(' ').map(([one = '', other = '']) => [one, other]);

it.each(pairs('存村 听停 按安 隔割 邦帮 视示 路陆 换欢 题体'))(
  '%s and %s sound alike',
  (one, other) => {
    expect(soundAlike(one, other)).toBe(true);
  },
);

it.each(pairs('聘骋 存安 听帮 拆折'))('%s and %s do not', (one, other) => {
  expect(soundAlike(one, other)).toBe(false);
});
