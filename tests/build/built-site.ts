import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';
import type { SpokenLocale } from '#shared/locale.ts';
import type { PageRecord } from '#shared/page.ts';
import { fileOf } from '#shared/url.ts';
import { languages, routePath } from './route-table.ts';

export const repository = path.resolve(import.meta.dirname, '../..');

/** The site as `npm run build` left it. */
export const dist = path.join(repository, 'dist');

/** All files below a folder, by their paths with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

export function readBuilt(file: string): Promise<string> {
  return readFile(path.join(dist, file), 'utf8');
}

/** The one built file whose name has a hash in it, parsed. */
export async function readHashedJson(pattern: RegExp): Promise<unknown> {
  const matching = (await listFiles(dist)).filter((file) => pattern.test(file));
  if (matching.length !== 1) throw new Error(`${pattern} names ${matching.length} files.`);
  return JSON.parse(await readBuilt(matching[0] ?? ''));
}

/** A page as it was built: what is sent to a reader, and what client navigation fetches. */
export interface BuiltPage {
  /** Without the language: `/guide/react`. */
  path: string;
  lang: SpokenLocale;
  routePath: string;
  /** Below `dist`: `zh/guide/react.html`. */
  file: string;
  html: string;
  document: HtmlElement;
  record: PageRecord;
}

/** Every page in every language, the English ones first. */
export async function readEveryPage(): Promise<BuiltPage[]> {
  const paths = await builtPaths();
  return Promise.all(languages.flatMap((lang) => paths.map((path) => readPage(path, lang))));
}

/** The paths of the documents in the language without a prefix, but of those that nobody has written. */
async function builtPaths(): Promise<string[]> {
  const documents = (await listFiles(dist)).filter((file) =>
    /^(?!zh\/|404\.|offline\.|status\.).*\.html$/.test(file),
  );
  return documents.map((file) => `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`);
}

async function readPage(pagePath: string, lang: SpokenLocale): Promise<BuiltPage> {
  const route = routePath(pagePath, lang);
  const file = `${fileOf(route)}.html`;
  const html = await readBuilt(file);
  const record: PageRecord = JSON.parse(await readBuilt(file.replace(/html$/, 'json')));
  return {
    path: pagePath,
    lang,
    routePath: route,
    file,
    html,
    document: parseHtml(html),
    record,
  };
}

const parser = new Parser(await new StaticConfigLoader({ root: true }).getConfigFor('x.html'));

/** A document as a tree that can be searched by selectors. */
export function parseHtml(html: string): HtmlElement {
  return parser.parseHtml(html);
}

/** The words of an element, as they are read. */
export function textOf(element: Pick<HtmlElement, 'textContent'>): string {
  return decodeEntities(element.textContent).trim();
}

/** An attribute's value; `undefined` where there is none. */
export function attributeOf(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : decodeEntities(value);
}

/** A link as a reader meets it: what it says, and where it leads. */
export function linkOf(element: HtmlElement): [text: string, href: string] {
  return [textOf(element), attributeOf(element, 'href') ?? ''];
}

// All that React writes.
const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);
}
