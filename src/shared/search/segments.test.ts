import { expect, it } from 'vitest';
import { segments } from './segments.ts';

it('keeps the known words whole, and gives back every character', () => {
  const words = segments('怎么配置模块热替换', new Set(['模块热替换', '模块']));
  expect(words).toContain('模块热替换');
  expect(words.join('')).toBe('怎么配置模块热替换');
});
