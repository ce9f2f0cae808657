import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentAssets, ServerBundle } from '#shared/server-bundle.ts';
import { withBase } from '#shared/url.ts';
import { hashOf } from '../files/cache.ts';
import { writableFolder } from '../files/kept-folder.ts';
import type { OutputFile } from '../files/output-file.ts';
import { hashOfFiles } from '../files/source-hash.ts';
import type { BundleOptions, ThemedSite } from './rsbuild-config.ts';
import { runBundler } from './run-bundler.ts';
import { isWhole, seal } from './sealed-folder.ts';

/** The theme, built: what renders pages, and what pages load. */
export interface Bundle {
  /** Changes with anything the bundle was made from. */
  hash: string;
  server: ServerBundle;
  /** The module of the server bundle, for other threads; absent where it was never written. */
  serverFile?: string;
  /** What every document names. */
  assets: DocumentAssets;
  /** What the document for lost addresses names. */
  notFoundAssets: DocumentAssets;
  /** Addresses of the stylesheets that only pages with a component need, by its name. */
  componentStyles: ReadonlyMap<string, string>;
  /** Files of the browser bundle, as they are served. */
  files: OutputFile[];
  /** Source of the service worker; absent in the dev server, which has none. */
  offlineWorker?: string;
}

/** Builds the theme, or takes it from the cache if nothing it is made of has changed. */
export async function buildBundle(
  options: Pick<BundleOptions, 'root' | 'site'> & { cache: string },
): Promise<Bundle> {
  const { root, site, cache } = options;
  const { base } = site;
  const folders = ['app', 'entries', 'offline', 'search', 'shared', 'theme'].map((name) =>
    path.join(root, 'src', name),
  );
  const configuration = [
    path.join(root, 'package-lock.json'),
    path.join(root, 'src/engine/bundle'),
  ];
  const made = await hashOfFiles(root, [...folders, ...configuration]);
  const hash = hashOf(base, site.documentsRspack, site.strings, await styleOf(site), made);
  const parent = await writableFolder(cache, path.join(os.tmpdir(), 'rspack-docs'));
  const folder = path.join(parent, 'bundle', hash);
  if (!(await isWhole(folder))) {
    await rm(folder, { recursive: true, force: true });
    await build({ root, site, folder });
  }
  return loadBundle(folder, { base, hash });
}

/** The text of the site's own stylesheet. */
async function styleOf({ stylesheet }: Pick<ThemedSite, 'stylesheet'>): Promise<string> {
  return stylesheet ? readFile(stylesheet, 'utf8') : '';
}

/** A bundle appears in the cache whole or not at all. */
async function build({
  root,
  site,
  folder,
}: Pick<BundleOptions, 'root' | 'site'> & { folder: string }) {
  const output = `${folder}.${process.pid}`;
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    await runBundler({ root, site, output });
    // Else the loader of TypeScript takes its files for CommonJS in some threads.
    await writeFile(path.join(output, 'server', 'package.json'), '{ "type": "module" }\n');
    await seal(output);
    await rename(output, folder).catch((error: NodeJS.ErrnoException) => {
      // Another run was faster: its bundle is the same.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function loadBundle(
  folder: string,
  { base, hash }: { base: string; hash: string },
): Promise<Bundle> {
  const serverFile = path.join(folder, 'server', 'index.js');
  const server: ServerBundle = await import(pathToFileURL(serverFile).href);
  const scripts = (
    await Promise.all(['web/static', 'page/static'].map((name) => scriptsIn(folder, name)))
  ).flat();
  const styles = (await readdir(path.join(folder, 'server'))).filter(isStyle).sort();
  const named = (name: string) =>
    scripts.find((file) => path.basename(file).startsWith(`${name}.`)) ?? '';
  const address = (file: string) => withBase(`/static/${path.basename(file)}`, base);
  const sheets = await Promise.all(
    styles.map((file) => outputFile(path.join(folder, 'server', file))),
  );

  const assets: DocumentAssets = {
    loader: address(named('loader')),
    shell: address(named('shell')),
    parts: [address(named('regions'))],
    scripts: [],
    styles: styles.filter(isOfSite).map(address),
    inlineStyles: new Map(sheets.map((sheet) => [address(sheet.path), String(sheet.content)])),
    inlineScript: (await readFile(named('before-paint'), 'utf8')).trim(),
  };
  const elsewhere = [named('before-paint'), named('offline-worker')];
  const served = scripts.filter((file) => !elsewhere.includes(file));
  // The style of the site stands in every document. Those of components are fetched as well, by who comes from a page without them.
  const fetched = sheets.filter((sheet) => !isOfSite(path.basename(sheet.path)));
  const files = [...(await Promise.all(served.map(outputFile))), ...fetched];
  const componentStyles = componentStylesOf(styles, address);
  const notFoundAssets = notFoundAssetsOf(assets, {
    script: address(named('not-found')),
    componentStyles,
  });
  return {
    hash,
    server,
    serverFile,
    assets,
    notFoundAssets,
    componentStyles,
    files,
    offlineWorker: await readFile(named('offline-worker'), 'utf8'),
  };
}

async function scriptsIn(folder: string, name: string): Promise<string[]> {
  const files = await readdir(path.join(folder, name));
  return files.filter((file) => file.endsWith('.js')).map((file) => path.join(folder, name, file));
}

async function outputFile(file: string): Promise<OutputFile> {
  return { path: `static/${path.basename(file)}`, content: await readFile(file) };
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}

/** The document for lost addresses finds out what was meant, and looks like no other. */
export function notFoundAssetsOf(
  assets: DocumentAssets,
  { script, componentStyles }: { script: string } & Pick<Bundle, 'componentStyles'>,
): DocumentAssets {
  const own = componentStyles.get('NotFound');
  return { ...assets, scripts: [script], styles: [...assets.styles, ...(own ? [own] : [])] };
}

/** The stylesheet of the whole site is named like the bundle that its rules come from. */
export function isOfSite(style: string): boolean {
  return style.startsWith('index.');
}

/** Stylesheets of components, by the names that their files begin with. */
export function componentStylesOf(
  styles: readonly string[],
  address: (file: string) => string,
): Map<string, string> {
  return new Map(
    styles
      .filter((file) => !isOfSite(file))
      .map((file) => [file.slice(0, file.indexOf('.')), address(file)]),
  );
}
