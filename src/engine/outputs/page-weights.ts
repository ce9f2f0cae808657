import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { SiteStatus } from '#shared/status.ts';
import { fileOf, withoutBase } from '#shared/url.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { Site, SitePage } from '../model/site.ts';

const compress = promisify(brotliCompress);

/** The lightest and the heaviest page of each language, as the preview server sends them. */
export async function pageWeights(
  { pages, config }: Pick<Site, 'pages' | 'config'>,
  files: readonly OutputFile[],
): Promise<SiteStatus['weights']> {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const ends = config.locales.flatMap(({ lang }) => {
    const own = pages
      .filter(({ info }) => info.lang === lang && info.pageType === 'doc')
      .sort((a, b) => documentOf(a).length - documentOf(b).length);
    return own.length > 1 ? [own.at(0), own.at(-1)] : own;
  });
  return Promise.all(ends.flatMap((page) => (page ? [weigh(page)] : [])));

  function documentOf({ info }: SitePage): string {
    return String(contents.get(`${fileOf(info.routePath)}.html`) ?? '');
  }

  async function weigh(page: SitePage): Promise<SiteStatus['weights'][number]> {
    const html = documentOf(page);
    const sizes = [html, ...loadedBy(html).map((path) => contents.get(path) ?? '')].map(sizeOf);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    const { lang, routePath, title } = page.info;
    return { lang, routePath, title, bytes };
  }

  /** Styles and scripts that a document names. */
  function loadedBy(html: string): string[] {
    const named = html.matchAll(/<(?:link rel="stylesheet" href|script defer src)="([^"]+)"/g);
    return [...named].map(([, address = '']) => withoutBase(address, config.base)?.slice(1) ?? '');
  }
}

/** Level 5 is what servers take the time for. */
async function sizeOf(content: string | Uint8Array): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (await compress(Buffer.from(content), { params })).length;
}
