import { createHash } from 'node:crypto';
import { type HtmlElement, HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { inlineStyles } from '../bench/pages.ts';
import { attributeOf, dist, listFiles, parseHtml, readBuilt, textOf } from './built-site.ts';

interface BuiltDocument {
  file: string;
  html: string;
  document: HtmlElement;
}

let documents: BuiltDocument[];

beforeAll(async () => {
  const files = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
  documents = await Promise.all(
    files.map(async (file) => {
      const html = await readBuilt(file);
      return { file, html, document: parseHtml(html) };
    }),
  );
});

/** What is wrong with each document, by file; those without a problem are left out. */
function problems<T>(find: (document: BuiltDocument) => T[]): Record<string, T[]> {
  return Object.fromEntries(
    documents
      .map((document) => [document.file, find(document)] as const)
      .filter(([, found]) => found.length > 0),
  );
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<!doctype html>`, `<img/>`, `hidden=""` and `hrefLang`: other spellings of the same.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // Ids of `useId` begin with an underscore. No stylesheet names them.
    'valid-id': ['error', { relaxed: true }],
    // Lists are named: the rule knows only of elements that must have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The navigation and its screen for small devices have one name: never are both on show.
    'unique-landmark': 'off',
  },
});

it('are valid HTML', async () => {
  const messages = await Promise.all(
    documents.map(async ({ file, html }) => {
      const { results } = await validator.validateString(html, file);
      return results.flatMap(({ messages: found }) =>
        found.map(
          ({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`,
        ),
      );
    }),
  );
  expect(messages.flat()).toEqual([]);
}, 300_000);

it('have no style in an attribute, and load none', () => {
  const foreign = '[style], link[rel="stylesheet"], body style';
  expect(
    problems(({ document }) => document.querySelectorAll(foreign).map(({ tagName }) => tagName)),
  ).toEqual({});
});

it('have no handler in an attribute', () => {
  const handlers = ({ document }: BuiltDocument) =>
    document
      .querySelectorAll('*')
      .flatMap(({ attributes }) => attributes.map(({ key }) => key))
      .filter((key) => /^on[a-z]/.test(key));
  expect(problems(handlers)).toEqual({});
});

describe('scripts', () => {
  /** Inline scripts that a browser would run; JSON is data. */
  const inline = ({ html }: BuiltDocument) =>
    [
      ...html.matchAll(
        /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs,
      ),
    ].map(([, source = '']) => source);

  it('are inline but once, the same in every document, and allowed by their hash', async () => {
    const sources = new Set(documents.map((document) => JSON.stringify(inline(document))));
    expect(sources.size).toBe(1);
    const [source = '', ...others] = documents[0] ? inline(documents[0]) : [];
    expect(others).toEqual([]);

    const hash = createHash('sha256').update(source).digest('base64');
    const [policy = ''] = /script-src [^;]+/.exec(await readBuilt('_headers')) ?? [];
    expect(policy).toBe(`script-src 'self' 'sha256-${hash}'`);
  });

  it('that are loaded are deferred, exist, and are one, or two where nothing was found', async () => {
    const files = await listFiles(dist);
    const loaded = ({ file, document }: BuiltDocument) => {
      const scripts = document.querySelectorAll('script[src]');
      const addresses = scripts.map((script) => attributeOf(script, 'src')?.slice(1) ?? '');
      const isRight =
        scripts.length === (file === '404.html' ? 2 : 1) &&
        scripts.every((script) => script.hasAttribute('defer')) &&
        addresses.every((address) => files.includes(address));
      return isRight ? [] : addresses;
    };
    expect(problems(loaded)).toEqual({});
  });
});

describe('styles', () => {
  it('are that of the site, the same in every document, and those of components, which exist', async () => {
    const found = documents.flatMap(({ html }) => [
      ...html.matchAll(/<style(?: data-page-style="\/([^"]*)")?>(.*?)<\/style>/gs),
    ]);
    const texts = new Map(found.map(([, file = '', text = '']) => [file, text]));
    for (const [, file = '', text = ''] of found) {
      if (file) expect(text, file).toBe(await readBuilt(file));
    }
    const ofSite = documents.map(({ html }) => inlineStyles(html)[0]);
    expect(new Set(ofSite).size).toBe(1);
    expect(texts.size).toBeGreaterThan(10);
  });

  it('are allowed by their hashes, in a line that every host can read', async () => {
    const headers = await readBuilt('_headers');
    const [policy = ''] = /style-src [^;]+/.exec(headers) ?? [];
    const allowed = policy.split(' ').slice(1);
    const hashes = documents
      .flatMap(({ html }) => inlineStyles(html))
      .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(allowed).toEqual(expect.arrayContaining(["'self'", ...new Set(hashes)]));
    // Cloudflare Pages reads no more of a line.
    const lines = headers.split('\n').map((line) => line.length);
    expect(Math.max(...lines)).toBeLessThanOrEqual(2000);
  });
});

it('load nothing from another host', () => {
  const loads = '[src], link[rel="stylesheet"], link[rel="preload"], link[rel="icon"]';
  const foreign = (built: BuiltDocument) =>
    built.document
      .querySelectorAll(loads)
      .map((element) => attributeOf(element, 'src') ?? attributeOf(element, 'href') ?? '')
      .concat(drawings(built))
      .filter((address) => !/^\/(?!\/)/.test(address));
  expect(problems(foreign)).toEqual({});
});

/** Files whose drawings a document refers to. (The parser does not look into `<svg>`.) */
function drawings({ html }: BuiltDocument): string[] {
  return [...html.matchAll(/<use href="([^"#]+)#?[^"]*"/g)].map(([, file = '']) => file);
}

it('have no id twice', () => {
  const repeated = ({ document }: BuiltDocument) => {
    const ids = document.querySelectorAll('[id]').map((element) => attributeOf(element, 'id'));
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  };
  expect(problems(repeated)).toEqual({});
});

describe('images', () => {
  it('have an alternative text and dimensions', () => {
    const wanting = ({ document }: BuiltDocument) =>
      document
        .querySelectorAll('img')
        .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
        .map((image) => attributeOf(image, 'src'));
    expect(problems(wanting)).toEqual({});
  });

  it('that are drawn in place are hidden from screen readers, or named', () => {
    const nameless = ({ document }: BuiltDocument) =>
      document
        .querySelectorAll('svg')
        .filter(
          (svg) => attributeOf(svg, 'aria-hidden') !== 'true' && !svg.hasAttribute('aria-label'),
        )
        .map((svg) => svg.generateSelector());
    expect(problems(nameless)).toEqual({});
  });

  it('exist', async () => {
    const files = await listFiles(dist);
    const missing = (built: BuiltDocument) =>
      built.document
        .querySelectorAll('img')
        .map((image) => attributeOf(image, 'src') ?? '')
        .concat(drawings(built))
        .filter((address) => !files.includes(address.slice(1)));
    expect(problems(missing)).toEqual({});
  });
});

describe('headings', () => {
  // A list of selectors would give all of one level before those of the next.
  const headings = (root: HtmlElement) =>
    root.querySelectorAll('*').filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  const levels = (root: HtmlElement) =>
    headings(root).map(({ tagName }) => Number(tagName.slice(1)));

  it('begin with the one title', () => {
    const wrong = ({ file, document }: BuiltDocument) => {
      // The document for lost addresses holds its article once for each language.
      const articles =
        file === '404.html'
          ? document.querySelectorAll('article section')
          : document.querySelectorAll('article');
      const found = articles.map(levels);
      const isRight =
        found.length > 0 && found.every(([first, ...others]) => first === 1 && !others.includes(1));
      return isRight ? [] : found;
    };
    expect(problems(wrong)).toEqual({});
  });

  it('never skip a level', () => {
    const skipped = ({ document }: BuiltDocument) => {
      const all = levels(document);
      return all.filter((level, index) => level > (all[index - 1] ?? 0) + 1);
    };
    expect(problems(skipped)).toEqual({});
  });

  it('have words', () => {
    const empty = ({ document }: BuiltDocument) =>
      headings(document)
        .filter((heading) => textOf(heading) === '')
        .map((heading) => heading.generateSelector());
    expect(problems(empty)).toEqual({});
  });
});

it('have one main landmark and one article', () => {
  const counts = ({ document }: BuiltDocument) => {
    const found = ['main', 'article'].map((name) => document.querySelectorAll(name).length);
    return found.every((count) => count === 1) ? [] : found;
  };
  expect(problems(counts)).toEqual({});
});
