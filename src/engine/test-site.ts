// Only for tests: a site from the texts of its files, with as little of a theme as will do.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseConfig } from '#config/load-config.ts';
import type { SiteConfigInput } from '#config/schema/site.ts';
import { flattenSidebar, linksOf } from '#shared/navigation.ts';
import type { Problem } from '#shared/problem.ts';
import type { ServerBundle } from '#shared/server-bundle.ts';
import { hrefOf } from '#shared/url.ts';
import { checkSite } from './checks/checks.ts';
import { readContent } from './content/read-content.ts';
import type { OutputFile } from './files/output-file.ts';
import { projectAt } from './files/project.ts';
import { loadSite } from './load-site.ts';
import { createCompiler } from './markdown/compiler.ts';
import { noCache, renderCode } from './markdown/test-compile.ts';
import type { Site } from './model/site.ts';
import { makeOutputs } from './outputs/outputs.ts';

/** The words that outputs say. */
export const testTexts: ReturnType<ServerBundle['texts']> = {
  others: 'Others',
  outdatedSection: 'Outdated',
  untranslatedPage: 'Untranslated',
  option: {
    values: 'Values',
    more: '{count} more',
    default: 'Default',
    cli: 'CLI default',
    only: '({names})',
    targets: 'target {names}',
    comma: ', ',
  },
  optionMarks: {
    deprecated: 'Deprecated',
    ignored: 'No effect',
    experimental: 'Experimental',
    differs: 'Differs',
    rspack: 'Only in Rspack',
  },
  optionMore: 'More in {page}',
  status: { title: 'Status', description: 'Of the build.' },
  offline: { title: 'Save for offline', description: 'On the device.' },
  forPrograms: { options: 'Options: {link}', allPages: 'All pages: {link}' },
};

const testServer: ServerBundle = {
  renderBody: renderCode,
  renderPlainBody: renderCode,
  renderArticle: ({ page, body, overview }) =>
    [
      `<h1>${page.title}</h1>${body}`,
      ...(page.frontmatter.hero?.actions ?? []).map(({ link }) => `<a href="${link}">Hero</a>`),
      ...(overview ?? []).map(({ text }) => `<h2>${text ?? ''}</h2>`),
    ].join(''),
  renderDocument: ({ page, site, article }) => {
    const sidebars = Object.values(site.sidebars).flatMap((items) => flattenSidebar(items));
    const links = [...site.nav.flatMap(linksOf), ...sidebars].map(({ link }) => hrefOf(link, site));
    const navigation = links.map((href) => `<a href="${href}">${href}</a>`).join('');
    return `<!doctype html><title>${page.headTitle}</title><nav>${navigation}</nav>${article}`;
  },
  renderNotFound: (sites) => sites.map(({ lang }) => `<h1 lang="${lang}">404</h1>`).join(''),
  renderStatus: () => '',
  renderOffline: () => '',
  unknownStrings: () => [],
  texts: () => testTexts,
};

export interface BuiltSite {
  site: Site;
  files: OutputFile[];
  /** Everything that is wrong, as a build would report it. */
  problems: Problem[];
  /** The text of an output. */
  text: (path: string) => string;
}

/**
 * Builds a site in English and Chinese.
 *
 * @param files text by name: `guide/react.md` stands for both languages, `en/guide/react.md` for
 *   one, and `public/logo.svg` is no page
 */
export async function buildSite(
  files: Record<string, string>,
  settings: Partial<SiteConfigInput> = {},
): Promise<BuiltSite> {
  const config = parseConfig({ ...required, ...settings }, '');
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  const engineRoot = path.resolve(import.meta.dirname, '../..');
  try {
    await writeAll(root, files);
    const days = new Map(
      Object.keys(files)
        .flatMap(placesOf)
        .map((file) => [file, '2024-01-09']),
    );
    const content = await readContent(projectAt(root), config, { daysOf: async () => days });
    const componentStyles = new Map([['OptionList', '/static/OptionList.css']]);
    const { site, problems } = await loadSite(content, {
      config,
      bundle: { hash: 'h', server: testServer, componentStyles },
      compiler: await createCompiler(config, { engineRoot, cache: noCache }),
      cache: noCache,
    });
    const assets = {
      loader: '/static/loader.js',
      shell: '/static/shell.js',
      parts: [],
      scripts: [],
      styles: [],
      inlineStyles: new Map<string, string>(),
      inlineScript: 'start()',
    };
    const bundle = {
      hash: 'h',
      server: testServer,
      assets,
      notFoundAssets: assets,
      componentStyles,
      files: [],
    };
    const outputs = await makeOutputs(site, bundle);
    return {
      site,
      files: outputs,
      problems: [...problems, ...checkSite({ site, files: outputs })],
      text: (name) => String(outputs.find((file) => file.path === name)?.content),
    };
  } finally {
    await rm(root, { recursive: true });
  }
}

const required: SiteConfigInput = {
  url: 'https://rspack.dev',
  title: 'Rspack',
  description: 'A bundler.',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
};

async function writeAll(root: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    for (const file of placesOf(name)) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    }
  }
}

function placesOf(name: string): string[] {
  if (/^(?:public|content)\//.test(name)) return [name];
  if (/^(?:en|zh|v[\d.]+)\//.test(name)) return [`content/${name}`];
  return [`content/en/${name}`, `content/zh/${name}`];
}
