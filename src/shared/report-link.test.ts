import { expect, it } from 'vitest';
import { reportLink } from './report-link.ts';
import { testPage, testSite } from './test-data.ts';

const issues = 'https://github.com/web-infra-dev/rspack/issues/new';
const texts = { language: 'Language', build: 'Build', page: 'Page' };

it('names the page, its address last', () => {
  const link = reportLink(testPage(), testSite({ issues }), texts) ?? '';
  expect(decodeURIComponent(link)).toMatchInlineSnapshot(`
    "https://github.com/web-infra-dev/rspack/issues/new?title=React: &body=


    Language: en
    Build: b1
    Page: https://rspack.dev/guide/react"
  `);
});

it('keeps what the address asks already', () => {
  const link = reportLink(testPage(), testSite({ issues: `${issues}?labels=docs` }), texts);
  expect(link).toContain('/new?labels=docs&title=React%3A%20&body=');
});

it('is not there for a site that takes no reports', () => {
  expect(reportLink(testPage(), testSite(), texts)).toBeUndefined();
});
