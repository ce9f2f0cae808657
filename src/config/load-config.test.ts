import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '#shared/problem.ts';
import { loadConfig, locateInConfig, parseConfig, strayConfigProblem } from './load-config.ts';

const required = `  url: 'https://rspack.dev',
  title: 'Rspack',
  description: 'A bundler.',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
`;

/** Evaluates the text of a configuration as the loader would, and validates it. */
function parse(settings: string, rest = required) {
  const object = `{\n${rest}${settings}\n}`;
  return parseConfig(
    new Function(`return (${object});`)(),
    `export default defineConfig(${object});`,
  );
}

/** What is said of a configuration that is refused. */
function refusal(settings: string, rest = required): string {
  try {
    parse(settings, rest);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The configuration was accepted.');
}

describe('a key that nobody knows', () => {
  it('is reported with its line, and with the line as it was meant', () => {
    expect(
      refusal("  themeConfig: {\n    darkmode: false,\n    footer: { mesage: 'Hi' },\n  },"),
    ).toMatchInlineSnapshot(`
      "site.config.ts:10
        Unknown key \`themeConfig.darkmode\` in site.config.ts
        found:    darkmode: false,
        expected: one of nav, sidebar, lastUpdated, lastUpdatedText, outlineTitle, prevPageText, nextPageText, sourceCodeText, editLink, footer, socialLinks, search, searchLinks, darkMode, hideNavbar, outline, ecosystem, copyright, locales
        fix:      darkMode: false,

      site.config.ts:11
        Unknown key \`themeConfig.footer.mesage\` in site.config.ts
        found:    footer: { mesage: 'Hi' },
        expected: one of message, links
        fix:      footer: { message: 'Hi' },

      2 problems"
    `);
  });

  it('is found in lists, unions and groups within groups', () => {
    const settings = `  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide', activMatch: '/guide/' }],
    sidebar: {
      '/guide/': [
        { text: 'A', items: ['/a'] },
        { text: 'B', items: [{ text: 'C', colapsed: true, items: [] }] },
      ],
    },
  },`;
    expect(refusal(settings)).toMatchInlineSnapshot(`
      "site.config.ts:10
        Unknown key \`themeConfig.nav.0.activMatch\` in site.config.ts
        found:    nav: [{ text: 'Guide', link: '/guide', activMatch: '/guide/' }],
        expected: one of text, activeMatch, position, tag, link, items
        fix:      nav: [{ text: 'Guide', link: '/guide', activeMatch: '/guide/' }],

      site.config.ts:14
        Unknown key \`themeConfig.sidebar./guide/.1.items.0.colapsed\` in site.config.ts
        found:    { text: 'B', items: [{ text: 'C', colapsed: true, items: [] }] },
        expected: one of text, link, collapsible, collapsed, tag, items, dividerType
        fix:      { text: 'B', items: [{ text: 'C', collapsed: true, items: [] }] },

      2 problems"
    `);
  });

  it('is refused where each is known, but not together', () => {
    const sidebar = "{ '/guide/': [{ dividerType: 'solid', text: 'A' }] }";
    expect(refusal(`  themeConfig: { sidebar: ${sidebar} },`)).toContain('Conflicting key');
  });

  it('is a language that the site does not have', () => {
    const title = "title: { en: 'Blog', zh: '博客', fr: 'Blog' }";
    expect(refusal(`  feeds: [{ id: 'blog', include: '/blog/', ${title} }],`)).toContain(
      'expected: a language of `locales`: en, zh',
    );
  });
});

describe('what is missing', () => {
  it('is what the variant lacks that was chosen', () => {
    expect(refusal("  search: { mode: 'remote', searchIndexes: ['a'] },")).toContain(
      'Missing `search.apiUrl`',
    );
  });

  it('is named, with a line to write', () => {
    expect(
      refusal('', "  title: 'Rspack',\n  locales: [{ lang: 'en' }],\n"),
    ).toMatchInlineSnapshot(`
      "site.config.ts:1
        Missing \`description\` in site.config.ts
        expected: string
        fix:      description: '…'

      site.config.ts:1
        Missing \`url\` in site.config.ts
        expected: string
        fix:      url: '…'

      site.config.ts:3
        Missing \`locales.0.label\` in site.config.ts
        expected: string
        fix:      label: '…'

      3 problems"
    `);
  });

  it.each([undefined, null, [], 'Rspack'])('may be everything: %j', (input) => {
    expect(() => parseConfig(input, '')).toThrow('No keys in site.config.ts');
  });
});

describe('a value that cannot be', () => {
  it('is shown with its own line, however many entries have such a key', () => {
    const rest = required.replace("'简体中文'", "''");
    expect(refusal("  base: '/docs',", rest)).toMatchInlineSnapshot(`
      "site.config.ts:7
        Invalid value of \`locales.1.label\` in site.config.ts
        found:    { lang: 'zh', label: '' },
        expected: something: it is empty

      site.config.ts:9
        Invalid value of \`base\` in site.config.ts
        found:    base: '/docs',
        expected: a path that begins and ends in a slash (\`/docs/\`)

      2 problems"
    `);
  });

  it('comes with the value that is spelled most like it', () => {
    expect(refusal("  themeConfig: {\n    hideNavbar: 'allways',\n  },")).toMatchInlineSnapshot(`
      "site.config.ts:10
        Invalid value of \`themeConfig.hideNavbar\` in site.config.ts
        found:    hideNavbar: 'allways',
        expected: one of "never", "auto", "always"
        fix:      hideNavbar: 'always'

      1 problem"
    `);
  });
});

describe('the file', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'config-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  async function write(text: string): Promise<void> {
    await writeFile(path.join(root, 'site.config.ts'), `export default {\n${text}};\n`);
  }

  it('reads the file, and SITE_URL over it', async () => {
    await write(required);
    expect((await loadConfig(root)).url).toBe('https://rspack.dev');
    expect((await loadConfig(root, { SITE_URL: '' })).url).toBe('https://rspack.dev');
    expect((await loadConfig(root, { SITE_URL: 'https://preview.dev/' })).url).toBe(
      'https://preview.dev',
    );
  });

  it('sees a file that was changed', async () => {
    await write(required);
    expect((await loadConfig(root)).title).toBe('Rspack');
    await write(required.replace('Rspack', 'Other'));
    expect((await loadConfig(root)).title).toBe('Other');
  });

  it('does not blame the file for a SITE_URL that is none', async () => {
    await write(required);
    await expect(
      loadConfig(root, { SITE_URL: 'preview.dev' }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   Invalid SITE_URL
        found:    preview.dev
        expected: the address of a host (\`https://docs.example.com\`), without a path

      1 problem]
    `);
  });

  it('shows the lines of what only a check finds', async () => {
    await write(`${required}  nav: ['/guide/vue', pages('api', ['cli'])],\n`);
    const problems = ['/guide/vue', '/api/cli', '/nowhere'].map((found) => ({
      file: 'site.config.ts',
      message: 'Dead.',
      found,
    }));
    const located = await locateInConfig([...problems, { file: 'a.md', message: 'Other.' }], root);
    expect(located.map(({ line }) => line)).toEqual([9, 9, undefined, undefined]);
  });

  it.each([
    ['throw null;\nexport default {};', 'it threw null'],
    ["export default { get title() { throw new Error('no title'); } };", 'no title'],
    ["export default Promise.reject(new Error('no config'));", 'no config'],
    ['export default Promise.reject();', 'it threw undefined'],
    ['throw { get message() { throw 1; } };', 'it threw'],
    ["throw Object.defineProperty(new Error(), 'message', { get() { throw 1; } });", ''],
    ['export const config = {};', 'No keys in site.config.ts'],
    ["export default { url: Symbol('a') };", 'Invalid value of `url` in site.config.ts'],
  ])('is refused with a problem: %s', async (text, message) => {
    await writeFile(path.join(root, 'site.config.ts'), text);
    const refused = await loadConfig(root).catch((error) => error);
    expect(refused).toBeInstanceOf(ProblemError);
    expect(refused.problems[0].file).toBe('site.config.ts');
    expect(refused.problems[0].message).toContain(message);
  });

  it('may be a promise', async () => {
    await writeFile(
      path.join(root, 'site.config.ts'),
      `export default Promise.resolve({\n${required}});\n`,
    );
    expect((await loadConfig(root)).title).toBe('Rspack');
  });

  it('is not waited for without end', async () => {
    await writeFile(path.join(root, 'site.config.ts'), 'export default new Promise(() => {});\n');
    vi.useFakeTimers();
    const refused = loadConfig(root).catch((error) => error);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect((await refused).message).toContain('timed out');
  });

  it('says what to do where there is no file', async () => {
    await expect(loadConfig(root)).rejects.toThrow('No configuration found');
    await mkdir(path.join(root, 'site.config.ts'));
    await expect(loadConfig(root)).rejects.toThrow('No configuration found');
  });

  it.skipIf(process.platform === 'win32')('is no pipe, which is not waited for', async () => {
    execFileSync('mkfifo', [path.join(root, 'site.config.ts')]);
    await expect(loadConfig(root)).rejects.toThrow('No configuration found');
  });
});

describe('what fails when nobody waits for it', () => {
  const thrown = (stack: string) => Object.assign(new Error('too late'), { stack });

  it('is a problem of the configuration, if that has a part in it', () => {
    const error = thrown(
      'Error: too late\n    at Timeout._onTimeout (/site/site.config.ts?1a2b:7:3)',
    );
    expect(strayConfigProblem(error)).toMatchObject({ line: 7, found: 'too late' });
  });

  it.each([thrown('Error: too late\n    at run (/engine/cli.ts:7:3)'), null, undefined, 'text'])(
    'is none of the configuration otherwise',
    (error) => {
      expect(strayConfigProblem(error)).toBeUndefined();
    },
  );
});
