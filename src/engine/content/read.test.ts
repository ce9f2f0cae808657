import { describe, expect, it } from 'vitest';
import { frontmatterSchema } from '#shared/frontmatter.ts';
import { formatProblems } from '#shared/problem.ts';
import { parseSource } from './read.ts';

function parse(text: string) {
  return parseSource(text, 'content/en/guide/react.md');
}

function report(text: string): string {
  return formatProblems(parse(text).problems);
}

describe('a page', () => {
  it.each([
    ['as usual', '---\ntitle: A\n---\nText'],
    ['with Windows line ends', '---\r\ntitle: A\r\n---\r\nText'],
    ['with a byte order mark', '\uFEFF---\ntitle: A\n---\nText'],
    ['with space behind its dashes', '--- \ntitle: A\n---\t\nText'],
  ])('%s has frontmatter and body, on the lines they had', (_, text) => {
    const { head, ...rest } = parse(text);
    expect(rest).toEqual({ frontmatter: { title: 'A' }, body: '\n\n\nText', problems: [] });
    expect(`${head}Text`).toBe(text.replace('\uFEFF', ''));
  });

  it.each([
    ['without frontmatter', 'Text\n---\n', {}, 'Text\n---\n'],
    ['with an empty one', '---\n---\nText', {}, '\n\nText'],
    ['that ends with it', '---\ntitle: A\n---', { title: 'A' }, '\n\n'],
    ['with dashes at the end of a value', '---\ntitle: A ---\n---\n', { title: 'A ---' }, '\n\n\n'],
    ['with a rule in its text', '---\ntitle: A\n---\n\n---\n', { title: 'A' }, '\n\n\n\n---\n'],
  ])('may be one %s', (_, text, frontmatter, body) => {
    expect(parse(text)).toMatchObject({ frontmatter, body, problems: [] });
  });

  it('takes every field', () => {
    const text = `---
title: Rspack
description: A bundler
pageType: home
date: 2024-01-09
release: "0.5"
linkFeed: blog
linkFeeds: [blog]
navbar: true
sidebar: false
outline: false
footer: true
overview: false
posts: false
globalUIComponents: false
draft: false
hero:
  name: Rspack
  text: Fast
  tagline: A bundler
  image: { src: /logo.svg, alt: Logo }
  actions: [{ theme: brand, text: Start, link: /guide/introduction }]
features:
  - { title: Fast, details: Very, icon: rocket, link: /guide/introduction }
  - { title: Small, details: Very, icon: box, span: 6 }
---
`;
    const { frontmatter, problems } = parse(text);
    expect(problems).toEqual([]);
    expect(frontmatter.date).toBe('2024-01-09');
    expect(frontmatter.features?.map(({ span }) => span)).toEqual([4, 6]);
    expect(Object.keys(frontmatter)).toEqual(
      expect.arrayContaining(Object.keys(frontmatterSchema.shape)),
    );
  });
});

describe('a problem is', () => {
  it('an unknown key, with its line and the line as it was meant', () => {
    expect(report('---\ntitle: A\ndescripton: B\n---\n')).toMatchInlineSnapshot(`
      "content/en/guide/react.md:3
        Unknown key \`descripton\` in the frontmatter
        found:    descripton: B
        expected: one of title, description, pageType, date, release, linkFeed, linkFeeds, navbar, sidebar, outline, footer, overview, posts, globalUIComponents, draft, hero, features
        fix:      description: B

      1 problem"
    `);
  });

  it('an unknown, a missing and a wrong value deep in a list', () => {
    const text = `---
title: A
hero:
  name: R
  actions:
    - text: Start
      link: /start
    - theme: brnad
      text: More
      link: more
      lnk: /more
---
`;
    expect(report(text)).toMatchInlineSnapshot(`
      "content/en/guide/react.md:6
        Missing \`hero.actions.0.theme\` in the frontmatter
        expected: one of "brand", "alt"
        fix:      theme: brand

      content/en/guide/react.md:8
        Invalid value of \`hero.actions.1.theme\` in the frontmatter
        found:    - theme: brnad
        expected: one of "brand", "alt"
        fix:      theme: brand

      content/en/guide/react.md:10
        Invalid value of \`hero.actions.1.link\` in the frontmatter
        found:    link: more
        expected: a path (\`/guide/react\`) or an address (\`https://…\`)

      content/en/guide/react.md:11
        Unknown key \`hero.actions.1.lnk\` in the frontmatter
        found:    lnk: /more
        expected: one of theme, text, link
        fix:      link: /more

      4 problems"
    `);
  });

  it.each([
    ['title: 404', 'string'],
    ["title: ''", 'something: it is empty'],
    ['pageType: docs', 'one of "404", "home", "doc", "custom", "blank"'],
    ['date: 2024-13-01', 'a day, `YYYY-MM-DD`'],
    ['date: 2023-02-29', 'a day, `YYYY-MM-DD`'],
    ['date: 9 January 2024', 'a day, `YYYY-MM-DD`'],
    ['sidebar: no', 'boolean'],
    ['linkFeeds: blog', 'array'],
  ])('the value in "%s"', (line, expected) => {
    expect(parse(`---\nnavbar: true\n${line}\n---\n`).problems).toEqual([
      expect.objectContaining({ line: 3, found: line, expected }),
    ]);
  });

  it('YAML that is none, with its line', () => {
    expect(report('---\ntitle: A\ndescription: a: b\n---\n')).toMatchInlineSnapshot(`
      "content/en/guide/react.md:3
        Invalid YAML in the frontmatter: Nested mappings are not allowed in compact mappings
        found:    description: a: b
        expected: lines of \`key: value\`; quote a value that contains \`: \` or begins with a sign
        fix:      description: 'a: b'

      1 problem"
    `);
    expect(parse('---\ntitle: A\ntitle: B\n---\n').problems[0]).toMatchObject({
      line: 3,
      message: 'Invalid YAML in the frontmatter: Map keys must be unique',
    });
  });

  it.each(['- title', 'just text'])('frontmatter without keys: %s', (yaml) => {
    expect(parse(`---\n${yaml}\n---\n`).problems).toEqual([
      expect.objectContaining({ line: 2, message: 'No keys in the frontmatter' }),
    ]);
  });

  it.each(['---\ntitle: A\n\nText', '---\r\ntitle: A\r\n\r\nText'])(
    'frontmatter without an end',
    (text) => {
      const { body, problems } = parse(text);
      expect(body).toBe(text);
      expect(problems).toEqual([
        expect.objectContaining({ line: 1, message: 'Unclosed frontmatter' }),
      ]);
    },
  );
});

it('keeps what is right beside what is wrong', () => {
  expect(parse('---\ntitle: A\npageType: docs\nfoo: 1\n---\n').frontmatter).toEqual({ title: 'A' });
});
