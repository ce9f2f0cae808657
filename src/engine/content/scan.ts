import path from 'node:path';
import type { SiteConfig } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import { formatRoute } from '#shared/url.ts';
import { readFolder } from '../files/read-text.ts';

/** A page's file, before anybody has read it. */
export interface ScannedFile {
  /** Absolute. */
  file: string;
  /** Below the content folder, with forward slashes: `zh/guide/react.md`. */
  relativePath: string;
  format: 'md' | 'mdx';
  lang: LocaleCode;
  /** Empty for the default version, and where there are no versions. */
  version: string;
  /** The same in every language: `/guide/react`, `/config/`. */
  path: string;
  /** With language and version: `/zh/guide/react`. */
  routePath: string;
}

type ScanConfig = Pick<SiteConfig, 'lang' | 'locales' | 'multiVersion'>;

/** Finds all pages: `content/{locale}/**`, or `content/{version}/{locale}/**`; files come sorted. */
export async function scan(
  content: string,
  config: ScanConfig,
): Promise<{ files: ScannedFile[]; problems: Problem[] }> {
  const entries = await readFolder(content, 'content');
  const names = entries.map((entry) =>
    path.relative(content, path.join(entry.parentPath, entry.name)),
  );
  const files: ScannedFile[] = [];
  const problems: Problem[] = [];
  for (const name of names.map((entry) => entry.split(path.sep).join('/')).sort()) {
    // Editors keep locks and copies in files whose names begin with a dot.
    if (!/\.mdx?$/.test(name) || /(?:^|\/)(?:README\.md$|\.)/.test(name)) continue;
    const scanned = scanFile(content, name, config);
    if (scanned) files.push(scanned);
    else problems.push(strayFile(name, config));
  }
  return { files, problems };
}

/** Reads version, language and path off a file's name; `undefined` where it lies outside of both. */
export function scanFile(
  content: string,
  relativePath: string,
  { lang: defaultLang, locales, multiVersion }: ScanConfig,
): ScannedFile | undefined {
  const segments = relativePath.replace(/\.mdx?$/, '').split('/');
  const folder = multiVersion ? segments.shift() : undefined;
  if (multiVersion && !multiVersion.versions.includes(folder ?? '')) return undefined;
  const lang = segments.shift();
  if (!lang || !locales.some((locale) => locale.lang === lang)) return undefined;
  if (segments.length === 0) return undefined;

  const version = folder === undefined || folder === multiVersion?.default ? '' : folder;
  // Addresses are case-insensitive, so all are lower case.
  const pagePath = `/${segments.join('/')}`.toLowerCase().replace(/\/index$/, '/');
  return {
    file: path.join(content, relativePath),
    relativePath,
    format: relativePath.endsWith('.mdx') ? 'mdx' : 'md',
    lang,
    version,
    path: pagePath,
    routePath: formatRoute({ version, lang, path: pagePath }, { defaultLang }),
  };
}

function strayFile(name: string, { locales, multiVersion }: ScanConfig): Problem {
  const languages = locales.map(({ lang }) => lang).join('|');
  const versions = multiVersion ? `(${multiVersion.versions.join('|')})/` : '';
  return {
    file: `content/${name}`,
    message: 'Page outside of the languages: it would have no address',
    expected: `content/${versions}(${languages})/…`,
    fix: 'move the file into the folder of its language',
  };
}

/** One name for a page in all languages: its path, and before it a version that is not the default one. */
export function pageName({ version, path }: Pick<ScannedFile, 'version' | 'path'>): string {
  return version ? `/${version}${path}` : path;
}
