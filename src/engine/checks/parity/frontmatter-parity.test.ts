import { expect, it } from 'vitest';
import type { Frontmatter } from '#shared/frontmatter.ts';
import { formatProblems } from '#shared/problem.ts';
import { testPage } from '../translations/test-pages.ts';
import { frontmatterParity } from './frontmatter-parity.ts';

function report(english: Frontmatter, chinese: Frontmatter): string {
  const page = (lang: 'en' | 'zh', frontmatter: Frontmatter) => {
    const { source, compiled } = testPage({ lang });
    return { source: { ...source, frontmatter }, compiled };
  };
  const site = { pages: [page('en', english), page('zh', chinese)], config: { lang: 'en' } };
  return formatProblems(
    frontmatterParity({ site } as unknown as Parameters<typeof frontmatterParity>[0]),
  );
}

it('lets languages differ in their words and in how they are shown', () => {
  const chinese = { title: '配置', description: '说明', outline: false, date: '2024-01-09' };
  expect(report({ title: 'Configuration', date: '2024-01-09' }, chinese)).toBe('0 problems');
});

it('names what is another fact, and what is missing', () => {
  expect(
    report({ date: '2024-01-09', release: '0.5' }, { date: '2024-01-10' }),
  ).toMatchInlineSnapshot(`
    "content/zh/guide/react.md
      Different \`date\` than in the original
      found:    date: "2024-01-10"
      expected: date: "2024-01-09", as in content/en/guide/react.md
      fix:      write the same in both languages

    content/zh/guide/react.md
      Different \`release\` than in the original
      found:    no \`release\`
      expected: release: "0.5", as in content/en/guide/react.md
      fix:      write the same in both languages

    2 problems"
  `);
});
