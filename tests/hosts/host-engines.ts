import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '#engine/examples/install-packages.ts';
import { contentType } from '#engine/outputs/hosts/content-type.ts';
import { places } from '../examples/places.ts';

/** What a host answers. */
export interface HostAnswer {
  status: number;
  /** Where a redirect leads, as it is sent. */
  location: string | undefined;
  cacheControl: string | undefined;
}

/** A host that has the rules and the files of a site, and answers requests for a path. */
export type Host = (target: string) => Promise<HostAnswer>;

/** What is deployed: the two files for hosts, and the names of all. */
export interface Deployed {
  redirects: string;
  headers: string;
  files: ReadonlySet<string>;
}

const origin = 'https://docs.test';

/** Installs the programs of the hosts once; they are large, and nothing but this test needs them. */
async function installed(): Promise<string> {
  const { cache } = await places();
  return installPackages(path.join(import.meta.dirname, 'engines'), cache);
}

/** Cloudflare Pages: what its asset server does. */
export async function cloudflare({ redirects, headers, files }: Deployed): Promise<Host> {
  const folder = path.join(await installed(), 'node_modules/@cloudflare/pages-shared/dist');
  const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
  const { createMetadataObject } = await load('metadata-generator/createMetadataObject.js');
  const { generateHandler } = await load('asset-server/handler.js');
  const metadata = createMetadataObject({
    redirects: { rules: redirectLines(redirects), invalid: [] },
    headers: { rules: headerBlocks(headers), invalid: [] },
  });
  const find = async (file: string) => {
    const name = file.slice(1);
    return files.has(name) && !/^_(?:headers|redirects)$/.test(name) ? name : null;
  };
  return async (target) => {
    const response: Response = await generateHandler({
      request: new Request(origin + target),
      metadata,
      logError: (error: Error) => {
        throw error;
      },
      findAssetEntryForPath: find,
      getAssetKey: (name: string) => name,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (name: string) => ({ body: null, contentType: contentType(name) }),
    });
    return {
      status: response.status,
      location: response.headers.get('Location') ?? undefined,
      cacheControl: response.headers.get('Cache-Control') ?? undefined,
    };
  };
}

/** Netlify: where its engine for redirects leads; undefined where no rule fits. */
export async function netlify(
  redirects: string,
): Promise<(path: string) => NetlifyMatch | undefined> {
  const require = createRequire(path.join(await installed(), 'package.json'));
  const matcher = await require('netlify-redirector').parsePlain(redirects, {});
  const nothing = {
    query: '',
    headers: {},
    cookieValues: {},
    getHeader: () => '',
    getCookie: () => '',
  };
  return (pathname) =>
    matcher.match({ scheme: 'https', host: 'docs.test', path: pathname, ...nothing }) ?? undefined;
}

interface NetlifyMatch {
  to: string;
  status: number;
}

/** Vercel: what its rules for addresses say, and then which file there is. */
export async function vercel(config: string, files: ReadonlySet<string>): Promise<Host> {
  const require = createRequire(path.join(await installed(), 'package.json'));
  const { error, routes } = require('@vercel/routing-utils').getTransformedRoutes(
    JSON.parse(config),
  ) as { error: Error | null; routes: VercelRoute[] };
  if (error) throw error;
  return async (target) => {
    const { pathname, search } = new URL(origin + target);
    const headers: Record<string, string> = {};
    for (const { src = '^$', status, headers: entries = {} } of routes) {
      const match = new RegExp(src).exec(pathname);
      if (!match) continue;
      const filled = Object.entries(entries).map(([name, value]) => [name, fill(value, match)]);
      if (status) return { status, location: filled[0]?.[1] + search, cacheControl: undefined };
      Object.assign(headers, Object.fromEntries(filled));
    }
    const name = pathname.slice(1);
    const names = [name, `${name}.html`, `${name}/index.html`.replace(/^\/|\/(?=\/)/, '')];
    const isThere = names.some((file) => files.has(file));
    const cacheControl = headers['Cache-Control'];
    return { status: isThere ? 200 : 404, location: undefined, cacheControl };
  };
}

interface VercelRoute {
  src?: string;
  status?: number;
  headers?: Record<string, string>;
}

/** `/guide/$1` with what a pattern has found. */
function fill(text: string, match: RegExpExecArray): string {
  return text.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '');
}

/** `/from /to 301` */
function redirectLines(text: string): object[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [from, to, status] = line.split(' ');
      return { from, to, status: Number(status), lineNumber: index + 1 };
    });
}

/** A pattern, and below it each header on a line that is indented. */
function headerBlocks(text: string): object[] {
  return text
    .trim()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      const headers = lines.map((line) =>
        line
          .trim()
          .split(/:\s(.*)/s)
          .slice(0, 2),
      );
      return { path: pattern, headers: Object.fromEntries(headers), unsetHeaders: [] };
    });
}
