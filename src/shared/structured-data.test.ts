import { describe, expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';
import { testPage, testSite } from './test-data.ts';

const site = testSite({
  generatedImages: '/images',
  nav: [
    { type: 'link', text: 'Guide', link: '/guide/introduction', position: 'right' },
    { type: 'menu', text: 'About', activeMatch: '/misc/', items: [], position: 'right' },
  ],
});

describe('structuredData', () => {
  it('says what a page is, what it is translated to, and where it stands', () => {
    expect(structuredData(testPage({ lastUpdated: '2024-01-10' }), site)).toMatchInlineSnapshot(`
      {
        "@context": "https://schema.org",
        "@graph": [
          {
            "@id": "https://rspack.dev/guide/react",
            "@type": "TechArticle",
            "dateModified": "2024-01-10",
            "description": "How to use React.",
            "headline": "React",
            "image": "https://rspack.dev/images/pages/guide/react.png",
            "inLanguage": "en",
            "isPartOf": {
              "@id": "https://rspack.dev/#website",
            },
            "workTranslation": [
              {
                "@id": "https://rspack.dev/zh/guide/react",
              },
            ],
          },
          {
            "@type": "BreadcrumbList",
            "itemListElement": [
              {
                "@type": "ListItem",
                "item": "https://rspack.dev/",
                "name": "Rspack",
                "position": 1,
              },
              {
                "@type": "ListItem",
                "item": "https://rspack.dev/guide/introduction",
                "name": "Guide",
                "position": 2,
              },
              {
                "@type": "ListItem",
                "name": "React",
                "position": 3,
              },
            ],
          },
        ],
      }
    `);
  });

  it('says of a translation what it was made from', () => {
    const page = testPage({ lang: 'zh', routePath: '/zh/guide/react' });
    const [article] = graphOf(page, { ...site, lang: 'zh' });
    expect(article).toMatchObject({
      '@id': 'https://rspack.dev/zh/guide/react',
      inLanguage: 'zh-CN',
      isPartOf: { '@id': 'https://rspack.dev/zh/#website' },
      translationOfWork: { '@id': 'https://rspack.dev/guide/react' },
    });
    expect(article).not.toHaveProperty('workTranslation');
  });

  it('tells posts by their day', () => {
    const [article] = graphOf(testPage({ frontmatter: { date: '2024-01-09' } }), site);
    expect(article).toMatchObject({ '@type': 'BlogPosting', datePublished: '2024-01-09' });
  });

  it('says on the home page what the site is', () => {
    expect(graphOf(testPage({ pageType: 'home', path: '/', routePath: '/' }), site)).toEqual([
      {
        '@type': 'WebSite',
        '@id': 'https://rspack.dev/#website',
        url: 'https://rspack.dev/',
        name: 'Rspack',
        description: 'A bundler.',
        inLanguage: 'en',
      },
    ]);
  });

  it.each([
    ['/guide/introduction', ['Rspack', 'React']],
    ['/misc/faq', ['Rspack', 'React']],
    ['/guide/vue', ['Rspack', 'Guide', 'React']],
  ])('goes to %s by %j', (path, names) => {
    const [, breadcrumbs] = graphOf(testPage({ path, routePath: path }), site);
    const { itemListElement: steps } = breadcrumbs as { itemListElement: { name: string }[] };
    expect(steps.map(({ name }) => name)).toEqual(names);
  });

  it('has nothing to say where there is no page', () => {
    expect(structuredData(testPage({ _relativePath: '' }), site)).toBeUndefined();
  });
});

function graphOf(...input: Parameters<typeof structuredData>): object[] {
  const data = structuredData(...input) as { '@graph': object[] };
  return data['@graph'];
}
