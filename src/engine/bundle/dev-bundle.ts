import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRsbuild, type RsbuildDevServer, type Rspack } from '@rsbuild/core';
import type { ServerBundle } from '#shared/server-bundle.ts';
import { withBase } from '#shared/url.ts';
import { hashOf } from '../files/cache.ts';
import { type Bundle, componentStylesOf, isOfSite, notFoundAssetsOf } from './bundle.ts';
import { type BundleOptions, rsbuildConfig } from './rsbuild-config.ts';

export interface DevBundleOptions extends Omit<BundleOptions, 'mode'> {
  /** Receives the error of a compiled theme that cannot be loaded. */
  onError: (error: unknown) => void;
}

/** The theme, built again after each edit; the browser's part refreshes itself. */
export interface DevBundle {
  /** Calls back with the bundle, and with a new one whenever the theme was edited. One that fails never arrives. */
  onBundle: (callback: (bundle: Bundle) => void) => void;
  /** Answers requests for the theme's own scripts, and passes on all others. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Accepts the web sockets of pages, which arrive as the server's `upgrade` events. */
  attach: (server: EventEmitter) => void;
  /** Sends an event to every open page. */
  send: (event: string, data: unknown) => void;
  /** Calls back for each page that connects, with a way to send to it alone. */
  onConnect: (callback: (send: DevBundle['send']) => void) => void;
  close: () => Promise<void>;
}

/** Starts building the theme in memory, and goes on doing so. */
export async function startDevBundle(options: DevBundleOptions): Promise<DevBundle> {
  const { root, site, output, onError } = options;
  const { base } = site;
  const config = rsbuildConfig({ root, site, output, mode: 'development' });
  const rsbuild = await createRsbuild({
    cwd: root,
    config: { ...config, server: { ...config.server, middlewareMode: true } },
  });
  let last: Bundle | undefined;
  let take: (bundle: Bundle) => void = () => {};
  rsbuild.onAfterDevCompile(async ({ stats }) => {
    if (stats.hasErrors()) return;
    const { environments } = await created;
    const bundle = await evaluate(environments, base).catch(onError);
    if (!bundle || bundle.hash === last?.hash) return;
    last = bundle;
    take(bundle);
  });

  const created = rsbuild.createDevServer({ getPortSilently: true });
  const server = await created;
  const { hot } = server.environments.web ?? {};
  return {
    onBundle(callback) {
      take = callback;
      if (last) callback(last);
    },
    middleware: (request, response, next) => server.middlewares(request, response, next),
    attach: (http) => server.connectWebSocket({ server: http as Server }),
    send: (event, data) => hot?.send('custom', { event, data }),
    onConnect: (callback) => {
      hot?.onConnect((client) => callback((event, data) => client.send('custom', { event, data })));
    },
    close: () => server.close(),
  };
}

/** The bundle as it was compiled last. Scripts keep their names; what a browser must not confuse has a hash. */
async function evaluate(
  environments: RsbuildDevServer['environments'],
  base: string,
): Promise<Bundle> {
  const { server: node, page } = environments;
  if (!node || !page) throw new Error('The bundler has lost an environment.');
  const [server, nodeStats, pageStats] = await Promise.all([
    node.loadBundle<ServerBundle>('index'),
    node.getStats(),
    page.getStats(),
  ]);
  const styles = assetsOf(nodeStats, '.css');
  const script = assetsOf(pageStats, '.js').find(({ name }) => name.includes('before-paint'));
  const address = (file: string) => withBase(`/static/${file}`, base);
  const names = styles.map(({ name }) => name);
  const assets = {
    loader: address('loader.js'),
    shell: address('shell.js'),
    parts: [address('regions.js')],
    scripts: [],
    styles: names.filter(isOfSite).map(address),
    // Linked, they can be replaced while a page is open.
    inlineStyles: new Map<string, string>(),
    inlineScript: script?.text ?? '',
  };
  const componentStyles = componentStylesOf(names, address);
  return {
    hash: hashOf(base, nodeStats.hash, pageStats.hash),
    server,
    assets,
    notFoundAssets: notFoundAssetsOf(assets, { script: address('not-found.js'), componentStyles }),
    componentStyles,
    files: styles.map(({ name, text }) => ({ path: `static/${name}`, content: text })),
  };
}

function assetsOf(
  { compilation }: Rspack.Stats,
  extension: string,
): { name: string; text: string }[] {
  const assets = compilation.getAssets().filter(({ name }) => name.endsWith(extension));
  if (assets.length === 0) throw new Error(`The bundle has no ${extension} file.`);
  return assets.map(({ name, source }) => ({ name, text: String(source.source()) }));
}
