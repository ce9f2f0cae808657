import { expect, it } from 'vitest';
import { testSite } from '#shared/test-data.ts';
import { renderIn } from '../test-render.tsx';
import { Posts } from './Posts.tsx';

const post = {
  title: 'Announcing Rspack 0.5',
  description: 'What is new.',
  routePath: '/zh/blog/announcing-0.5',
  date: '2024-01-09',
  minutes: 4,
  release: '0.5',
};
const feed = {
  title: 'Blog',
  type: 'application/atom+xml',
  href: '/docs/rss/blog-zh.atom',
} as const;

it('shows each post with its day and what it says, and the feeds by their formats', () => {
  const site = testSite({ lang: 'zh', base: '/docs/' });
  const html = renderIn('zh', <Posts posts={[post]} feeds={[feed]} site={site} />);
  expect(html).toContain('dateTime="2024-01-09">2024年1月9日</time>');
  expect(html).toContain('<a href="/docs/zh/blog/announcing-0.5">Announcing Rspack 0.5</a>');
  expect(html).toContain('>What is new.</p>');
  expect(html).toContain('<a href="/docs/rss/blog-zh.atom" type="application/atom+xml">Atom</a>');
  expect(html).toContain('<span>阅读需 4 分钟</span>');
  expect(html).toContain('<span>Rspack 0.5</span>');
  expect(html).toContain('订阅：');
});

it('offers no feed where there is none', () => {
  expect(renderIn('en', <Posts posts={[]} feeds={[]} site={testSite()} />)).not.toContain(
    'Subscribe',
  );
});
