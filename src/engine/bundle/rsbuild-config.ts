import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ModifyBundlerChainFn, RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { LocaleCode } from '#shared/locale.ts';
import type { SiteStrings } from '../content/own-strings.ts';
import { shortClassNames } from './class-names.ts';

/** What of a site goes into its theme. */
export interface ThemedSite {
  /** Where the site stands on its host. */
  base: string;
  /** Whether it has what only a site about Rspack needs. */
  documentsRspack: boolean;
  /** File of the site's own stylesheet. */
  stylesheet?: string | undefined;
  /** The site's own words by language. */
  strings: Readonly<Record<LocaleCode, SiteStrings>>;
}

export interface BundleOptions {
  /** Folder of the engine's own package. */
  root: string;
  site: ThemedSite;
  mode: 'production' | 'development';
  /** Absolute output folder; holds `web/`, `page/` and `server/`. */
  output: string;
}

/** Engines that have `light-dark()`, `popover` and nesting: nothing is rewritten for older ones. */
const browsers = ['chrome >= 123', 'edge >= 123', 'firefox >= 125', 'safari >= 17.5'];

/** How the browser bundle and the server bundle are made. */
export function rsbuildConfig({ root, site, mode, output }: BundleOptions): RsbuildConfig {
  const { base, stylesheet } = site;
  const isProduction = mode === 'production';
  return {
    root,
    mode,
    logLevel: 'error',
    plugins: [pluginReact()],
    dev: { assetPrefix: base, writeToDisk: false, lazyCompilation: false },
    server: { publicDir: false, compress: false, printUrls: false },
    tools: {
      htmlPlugin: false,
      cssLoader: { url: { filter: isBeside }, ...(isProduction && shortenClasses(root)) },
      bundlerChain: inlineAsText,
    },
    source: { define: definitions(site) },
    resolve: { alias: stylesheet ? { '#theme/styles/site.css$': stylesheet } : {} },
    output: {
      assetPrefix: base,
      legalComments: 'none',
      filenameHash: 'contenthash:8',
      // A later pass finds what the first has made possible.
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 4 } } } },
      overrideBrowserslist: browsers,
      cssModules: { localIdentName: '[name]-[local]' },
    },
    splitChunks: false,
    environments: {
      web: {
        source: {
          entry: { shell: './src/entries/shell.ts' },
        },
        output: {
          target: 'web',
          // The styles of the whole site come from the server bundle, as one file.
          emitCss: false,
          distPath: { root: `${output}/web`, js: 'static', jsAsync: 'static', css: 'static' },
        },
        tools: { rspack: [trustedTypes, compileAhead, ownName] },
      },
      // What pages begin with is whole, and small: the client of the dev server must not be part of it.
      page: {
        source: {
          entry: {
            'before-paint': './src/entries/before-paint.ts',
            loader: './src/entries/loader.ts',
            'not-found': './src/entries/not-found.ts',
            'offline-worker': './src/offline/worker.ts',
          },
        },
        output: {
          target: 'web',
          sourceMap: false,
          distPath: { root: `${output}/page`, js: 'static' },
        },
        dev: { hmr: false, liveReload: false },
      },
      server: {
        source: { entry: { index: './src/entries/server.tsx', ...componentStyles(root, site) } },
        output: {
          target: 'node',
          // The dev server evaluates the bundle from memory, and can do so only with CommonJS.
          module: isProduction,
          emitCss: true,
          minify: isProduction ? { js: false, css: true } : false,
          filename: { css: '[name].[contenthash:8].css' },
          distPath: { root: `${output}/server`, css: '' },
        },
      },
    },
  };
}

/** What the theme knows of the site, as the source of constants. */
function definitions({ documentsRspack, strings }: ThemedSite): Record<string, string> {
  const wordsOf = (part: keyof SiteStrings) => {
    const own = Object.entries(strings).filter(([, words]) => words[part]);
    return own.length > 0
      ? JSON.stringify(Object.fromEntries(own.map(([lang, words]) => [lang, words[part]])))
      : 'undefined';
  };
  return {
    'import.meta.env.DOCUMENTS_RSPACK': String(documentsRspack),
    'import.meta.env.OWN_STRINGS': wordsOf('interface'),
    'import.meta.env.OWN_SEARCH_STRINGS': wordsOf('search'),
    'import.meta.env.OWN_STATIC_STRINGS': wordsOf('pages'),
  };
}

/** Whether a stylesheet means a file beside it: whole paths are addresses of `public/`. */
function isBeside(url: string): boolean {
  return !url.startsWith('/');
}

function shortenClasses(root: string) {
  const nameOf = shortClassNames(path.join(root, 'src/theme'));
  return {
    modules: {
      getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
        nameOf(resourcePath, name),
    },
  };
}

/** Stylesheets of what few pages have, by its name: `mdx/Tabs/Tabs.page.css`, `article/Home.page.css`. */
function componentStyles(
  root: string,
  { documentsRspack }: Pick<ThemedSite, 'documentsRspack'>,
): Record<string, string> {
  const folder = path.join(root, 'src/theme');
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.page.css'))
      .filter((file) => documentsRspack || !file.startsWith(`rspack${path.sep}`))
      .sort()
      .map((file) => [path.basename(file, '.page.css'), path.join(folder, file)]),
  );
}

/** Styles that a script has as text need nothing that joins pieces: none imports another. */
const inlineAsText: ModifyBundlerChainFn = (chain, { CHAIN_ID }) => {
  const rule = chain.module.rule(CHAIN_ID.RULE.CSS).oneOf(CHAIN_ID.ONE_OF.CSS_INLINE);
  rule.uses.delete(CHAIN_ID.USE.CSS);
  rule.type('asset/source');
};

/** The bundler's runtime makes addresses of chunks only under the policy that the host allows. */
function trustedTypes(config: Rspack.Configuration): void {
  config.output = { ...config.output, trustedTypes: { policyName: 'site' } };
}

/** What scripts find each other by is the same on every site, and not called after this package. */
function ownName(config: Rspack.Configuration): void {
  config.output = { ...config.output, uniqueName: 'docs', chunkLoadingGlobal: 'docsChunks' };
}

/**
 * Has the browser compile React beside the page, on a thread of its own, and not function by function
 * while the reader waits: almost all of it is called at once. Other browsers read a comment.
 */
function compileAhead(config: Rspack.Configuration, { rspack }: { rspack: typeof Rspack.rspack }) {
  config.plugins?.push(
    new rspack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /regions\./,
      // Comments that are there earlier are taken out.
      stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
    }),
  );
}
