import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocaleCode } from '#shared/locale.ts';
import {
  type OfflineManifest,
  offlineHashLength,
  offlineManifestFile,
  offlineWorkerFile,
} from '#shared/offline.ts';
import { decodePath, formatRoute, hrefOf, parseRoute, withBase } from '#shared/url.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { Site } from '../model/site.ts';
import { isForHosts } from './hosts/host-file-names.ts';
import { offlinePath } from './offline-pages.ts';

interface OfflineContext {
  site: Pick<Site, 'config' | 'build' | 'publicFiles'>;
  bundle: Pick<Bundle, 'offlineWorker'>;
  /** The folder of files that are copied as they are. */
  publicFolder: string;
}

/** The service worker, and for each language what a saved copy of it consists of. Made from all other files. */
export async function offlineFiles(
  files: readonly OutputFile[],
  { site, bundle, publicFolder }: OfflineContext,
): Promise<OutputFile[]> {
  const { offlineWorker } = bundle;
  if (!site.config.offline || offlineWorker === undefined) return [];
  const manifests = site.config.locales.map(async ({ lang }) => {
    const copied = files.filter((file) => belongsTo(lang, file.path, site.config));
    const pictures = await publicFilesOf(copied, { site, publicFolder });
    const manifest = manifestOf([...copied, ...pictures], { lang, site });
    return { path: offlineManifestFile(lang).slice(1), content: JSON.stringify(manifest) };
  });
  return [
    { path: offlineWorkerFile.slice(1), content: offlineWorker },
    ...(await Promise.all(manifests)),
  ];
}

type SiteConfig = Site['config'];

/** Whether a reader of a language needs a file: not what is for hosts, feed readers, crawlers and other languages. */
function belongsTo(lang: LocaleCode, file: string, config: SiteConfig): boolean {
  if (isForHosts(file) || notForReaders.test(file)) return false;
  const [, named] = namedLanguage.exec(file) ?? [];
  if (file.startsWith('static/')) return named === undefined || named === lang;
  if (file === '404.html') return true;
  const { lang: own } = parseRoute(`/${file}`, {
    defaultLang: config.lang,
    locales: config.locales,
    versions: config.multiVersion?.versions ?? [],
  });
  return own === lang && /\.(?:html|json|md)$/.test(file);
}

const notForReaders = /^(?:rss\/|\.well-known\/|404\.json$|options\.json$|static\/search_index\.)/;
/** `static/search_text.en.1b73209a.json`; what the shell needs of a language is small, and lost addresses need all of it. */
const namedLanguage = /^static\/search_\w+\.([a-z\d-]+)\./;

/** The files of `public/` that pages show or name. */
async function publicFilesOf(
  files: readonly OutputFile[],
  { site, publicFolder }: Pick<OfflineContext, 'site' | 'publicFolder'>,
): Promise<OutputFile[]> {
  const documents = files.filter(({ path: file }) => /\.(?:html|css)$/.test(file));
  const named = new Set(documents.flatMap(({ content }) => addressesIn(String(content))));
  const wanted = [...site.publicFiles].filter((file) =>
    named.has(withBase(file, site.config.base)),
  );
  return Promise.all(
    wanted.map(async (file) => ({
      path: file.slice(1),
      content: await readFile(path.join(publicFolder, file)),
    })),
  );
}

/** What is shown: pictures for other sites have whole addresses, and stay out. */
function addressesIn(text: string): string[] {
  const attributes = text.matchAll(/\s(?:src|href|srcset)="(\/[^"\s?#]*)/g);
  const styles = text.matchAll(/url\(["']?(\/[^"')]*)/g);
  return [...attributes, ...styles].map(([, address = '']) => decodePath(address));
}

function manifestOf(
  files: readonly OutputFile[],
  { lang, site: { config, build } }: Pick<OfflineContext, 'site'> & { lang: LocaleCode },
): OfflineManifest {
  const { base, locales, lang: defaultLang } = config;
  const entries = files.map(({ path: file, content }) => [
    addressOf(file, config),
    hashOf(content),
  ]);
  const page = formatRoute({ version: '', lang, path: offlinePath }, { defaultLang });
  return {
    build,
    lang,
    defaultLang,
    otherLangs: locales.map((locale) => locale.lang).filter((code) => code !== defaultLang),
    bytes: files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0),
    page: hrefOf(page, { base, cleanUrls: config.route.cleanUrls }),
    notFound: withBase('/404.html', base),
    files: Object.fromEntries(entries.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))),
  };
}

/** How links spell the address of a file. */
function addressOf(file: string, { base, route }: SiteConfig): string {
  if (!file.endsWith('.html') || file === '404.html') return withBase(`/${file}`, base);
  const routePath = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
  return hrefOf(routePath, { base, cleanUrls: route.cleanUrls });
}

function hashOf(content: OutputFile['content']): string {
  return createHash('sha256').update(content).digest('hex').slice(0, offlineHashLength);
}
