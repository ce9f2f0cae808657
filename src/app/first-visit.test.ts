import { expect, it } from 'vitest';
import { redirectLocale, type Visit } from './first-visit.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';

/** A Chinese reader who comes to an English page for the first time, from another site. */
const visit: Visit = {
  lang: 'en',
  alternates: { en: '/guide/react', zh: '/zh/guide/react' },
  preferred: ['zh-CN', 'en'],
  userAgent: chrome,
  isFramed: false,
  referrer: 'https://www.google.com/',
  origin: 'https://rspack.dev',
  hasVisited: false,
};

it.each<[string, Partial<Visit>, Visit['lang'] | undefined]>([
  ['prefers zh-CN', {}, 'zh'],
  ['prefers zh-TW', { preferred: ['zh-TW'] }, 'zh'],
  ['prefers a language that is not there, then Chinese', { preferred: ['fr', 'zh'] }, 'zh'],
  ['prefers English on a Chinese page', { lang: 'zh', preferred: ['en-GB', 'zh'] }, 'en'],
  ['comes from nowhere', { referrer: '' }, 'zh'],
  ['comes from a site of a similar name', { referrer: 'https://rspack.dev.example.com/' }, 'zh'],
])('a reader who %s is sent on', (_, differences, locale) => {
  expect(redirectLocale({ ...visit, ...differences })).toBe(locale);
});

it.each<[string, Partial<Visit>]>([
  ['has been here', { hasVisited: true }],
  ['prefers the language of the page', { preferred: ['en-US', 'zh'] }],
  ['reads Chinese on a Chinese page', { lang: 'zh' }],
  ['prefers no language that is there', { preferred: ['fr', 'de'] }],
  ['prefers none', { preferred: [] }],
  ['comes to a page that is in one language', { alternates: { en: '/guide/react' } }],
  ['is lost', { alternates: {} }],
  ['is in a frame', { isFramed: true }],
  ['comes from this site', { referrer: 'https://rspack.dev/guide/vue' }],
  ['comes from this site, which does not say more', { referrer: 'https://rspack.dev' }],
])('a reader who %s stays', (_, differences) => {
  expect(redirectLocale({ ...visit, ...differences })).toBeUndefined();
});

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'GoogleOther',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Sogou web spider/4.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mozilla/5.0 (compatible; archive.org_bot)',
  'ia_archiver',
  'facebookexternalhit/1.1',
  'Twitterbot/1.0',
  'Mozilla/5.0 (compatible; GPTBot/1.2)',
  `${chrome} Chrome-Lighthouse`,
])('the crawler %s stays', (userAgent) => {
  expect(redirectLocale({ ...visit, userAgent })).toBeUndefined();
});
