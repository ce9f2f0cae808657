import { expect, it } from 'vitest';
import { isDraft, withoutDrafts } from './drafts.ts';

function source(frontmatter: object) {
  return { frontmatter };
}

it('are what their author calls so', () => {
  expect([{}, { draft: false }, { draft: true }].map(source).map(isDraft)).toEqual([
    false,
    false,
    true,
  ]);
});

it('are left out, in the language that they are in', () => {
  const en = { lang: 'en', ...source({ title: 'A' }) };
  const zh = { lang: 'zh', ...source({ title: '甲', draft: true }) };
  expect(withoutDrafts([en, zh])).toEqual([en]);
});
