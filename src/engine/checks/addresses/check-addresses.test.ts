import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import type { AddressIds } from '../../content/records/addresses.ts';
import { parseAddresses } from '../../content/records/addresses.ts';
import { type Aliases, parseAliases } from '../../content/records/aliases.ts';
import type { PageId } from '../../markdown/compiled-page.ts';
import type { AddressPage } from './address-page.ts';
import { checkAddresses } from './check-addresses.ts';

/** A page in a language, with ids from line 3 on; `old*` stands there for links alone. */
function page(path: string, ids: string[], lang: 'en' | 'zh' = 'en'): AddressPage {
  return {
    lang,
    path,
    routePath: lang === 'en' ? path : `/${lang}${path}`,
    file: `content/${lang}${path}.md`,
    ids: ids.map((id, index): PageId => {
      const line = 3 + index;
      return id.endsWith('*') ? { id: id.slice(0, -1), line, alias: true } : { id, line };
    }),
    isWhole: true,
  };
}

interface Lists {
  addresses?: AddressIds;
  aliases?: Aliases['entries'];
  redirects?: { from: string; to: string }[];
}

/** What is said of pages, by lists with an entry a line. */
function report(pages: AddressPage[], { addresses, aliases, redirects = [] }: Lists): string {
  const json = (list: object | undefined) => (list ? JSON.stringify(list, undefined, 2) : '');
  return formatProblems(
    checkAddresses({
      addresses: parseAddresses(json(addresses)),
      aliases: parseAliases(json(aliases)),
      pages,
      locales: [{ lang: 'en' }, { lang: 'zh' }],
      redirects,
    }),
  );
}

const output = page('/config/output', ['path', 'clean']);

describe('finds nothing wrong', () => {
  it('where every address is there', () => {
    const addresses = { '/config/output': ['clean', 'path'] };
    expect(report([output], { addresses })).toBe('0 problems');
  });

  it('where an alias stands for an id', () => {
    const pages = [
      page('/config/output', ['path', 'old*', 'top*']),
      page('/config/output', ['path', 'old*', 'top*', '旧*'], 'zh'),
    ];
    const addresses = {
      '/config/output': ['old', 'path', 'top'],
      '/zh/config/output': ['path', '旧'],
    };
    const aliases = {
      '/config/output': { old: 'path', top: '' },
      '/zh/config/output': { 旧: 'path' },
    };
    expect(report(pages, { addresses, aliases })).toBe('0 problems');
  });

  it('where a redirect leads on, to a page with the ids or out of the site', () => {
    const addresses = {
      '/config/output': ['clean', 'path'],
      '/old': ['path'],
      '/away': ['x'],
      '/part': ['x'],
      '/docs/a': ['x'],
    };
    const redirects = [
      { from: '/old', to: '/config/output' },
      { from: '/away', to: 'https://x.dev' },
      { from: '/part', to: '/config/output#path' },
      { from: '/docs/*', to: '/:splat' },
    ];
    expect(report([output], { addresses, redirects })).toBe('0 problems');
  });

  it('where there are no lists', () => {
    expect(report([output], {})).toBe('0 problems');
  });

  it('in a page that could not be compiled', () => {
    const broken = { ...page('/config/output', []), isWhole: false };
    const lists = {
      addresses: { '/config/output': ['path', 'old'] },
      aliases: { '/config/output': { old: 'path' } },
    };
    expect(report([broken], lists)).toBe('0 problems');
  });
});

describe('reports', () => {
  it('an id that is lost, beside the one that is spelled most like it', () => {
    const addresses = { '/config/output': ['clean', 'path', 'paths', 'zzz'] };
    expect(report([output], { addresses })).toMatchInlineSnapshot(`
      "content/en/config/output.md
        Lost published address /config/output#zzz
        expected: a heading with this id, or an alias for it: links from elsewhere lead here
        fix:      {#zzz}
                  or in content/aliases.json: "/config/output": { "zzz": "" }

      content/en/config/output.md:3
        Lost published address /config/output#paths
        expected: a heading with this id, or an alias for it: links from elsewhere lead here
        fix:      {#paths}
                  or in content/aliases.json: "/config/output": { "paths": "path" }

      2 problems"
    `);
  });

  it('an id of one language that is lost', () => {
    const pages = [page('/config/output', ['path']), page('/config/output', ['path'], 'zh')];
    const addresses = { '/config/output': ['path'], '/zh/config/output': ['path', '路径'] };
    expect(report(pages, { addresses })).toMatchInlineSnapshot(`
      "content/zh/config/output.md
        Lost published address /zh/config/output#路径
        expected: a heading with this id, or an alias for it: links from elsewhere lead here
        fix:      {#路径}
                  or in content/aliases.json: "/zh/config/output": { "路径": "" }

      1 problem"
    `);
  });

  it('an id that is lost on the way of a redirect', () => {
    const addresses = { '/config/output': ['clean', 'path'], '/old': ['paths'] };
    const redirects = [{ from: '/old', to: '/config/output' }];
    expect(report([output], { addresses, redirects })).toMatchInlineSnapshot(`
      "content/en/config/output.md:3
        Lost published address /old#paths
        expected: a heading with this id, or an alias for it: links from elsewhere lead here
        fix:      {#paths}
                  or in content/aliases.json: "/config/output": { "paths": "path" }

      1 problem"
    `);
  });

  it('a page that is lost, once for all languages', () => {
    const addresses = {
      '/config/output': ['clean', 'path'],
      '/config/outputs': ['x'],
      '/zh/config/outputs': ['x'],
    };
    expect(report([output], { addresses })).toMatchInlineSnapshot(`
      "content/addresses.json:6
        Lost published address /config/outputs and /zh/config/outputs
        expected: a page, or a redirect to one: links from elsewhere lead here
        fix:      bring the page back
                  or in site.config.ts: redirects: { '/config/outputs': '/config/output' }

      1 problem"
    `);
  });

  it('addresses that are not in the list yet', () => {
    const pages = [output, page('/new', ['a', 'b', 'c', 'd', 'e', 'old*'])];
    const lists = {
      addresses: { '/config/output': ['path'] },
      aliases: { '/new': { old: 'a' } },
    };
    expect(report(pages, lists)).toMatchInlineSnapshot(`
      "content/addresses.json
        Unlisted addresses
        found:    /config/output#clean
                  /new
                  /new#a
                  /new#b
                  /new#c
                  and 2 more
        expected: every page and every id: from now on, links may lead there
        fix:      npm run addresses

      1 problem"
    `);
  });

  it('a list that is gone while there are aliases', () => {
    expect(report([output], { aliases: {} })).toMatchInlineSnapshot(`
      "content/addresses.json
        Missing list of published addresses
        expected: the file content/addresses.json: it only grows
        fix:      git checkout content/addresses.json

      1 problem"
    `);
  });
});

describe('reports an alias', () => {
  const addresses = { '/config/output': ['clean', 'path'], '/zh/config/output': ['clean', 'path'] };
  const pages = [output, page('/config/output', ['path', 'clean'], 'zh')];

  it('of an id that the page has itself, once for all languages', () => {
    const aliases = { '/config/output': { path: 'clean' } };
    expect(report(pages, { addresses, aliases })).toMatchInlineSnapshot(`
      "content/aliases.json:3
        Needless alias: /config/output has the id \`path\` itself
        found:    "path": "clean"
        fix:      remove this line

      1 problem"
    `);
  });

  it('that leads nowhere, and no more than that', () => {
    const lists = {
      addresses: { ...addresses, '/config/output': ['clean', 'old', 'path'] },
      aliases: { '/config/output': { old: 'paht' } },
    };
    expect(report(pages, lists)).toMatchInlineSnapshot(`
      "content/aliases.json:3
        Dead alias: /config/output has no id \`paht\`
        found:    "old": "paht"
        expected: an id of the page, or "" for its top
        fix:      "old": "path"

      1 problem"
    `);
  });

  it('that leads to another alias', () => {
    const both = [page('/config/output', ['path', 'clean', 'a*'])];
    const lists = {
      addresses: { '/config/output': ['clean', 'path'] },
      aliases: { '/config/output': { a: 'path', b: 'a' } },
    };
    expect(report(both, lists)).toContain('has no id `a`');
  });

  it('for a page that does not exist', () => {
    const aliases = { '/zh/config/outptu': { old: 'path' }, '/x': {} };
    expect(report(pages, { addresses, aliases })).toMatchInlineSnapshot(`
      "content/aliases.json:2
        Aliases for an unknown page
        found:    /zh/config/outptu
        expected: the path of a page; with a language before it (\`/zh/…\`), for that language alone
        fix:      did you mean /zh/config/output?

      content/aliases.json:5
        Aliases for an unknown page
        found:    /x
        expected: the path of a page; with a language before it (\`/zh/…\`), for that language alone
        fix:      remove them

      2 problems"
    `);
  });
});
