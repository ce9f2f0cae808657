import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A page as every generator gets it: plain Markdown, made from the built site. */
export interface CorpusPage {
  lang: 'en' | 'zh';
  /** Without the language: `/guide/react`, `/config/`. */
  path: string;
  title: string;
  description: string;
  /** The text below title and description. */
  text: string;
}

/** The pages that are opened, and the way there. */
export interface Journey {
  /** Where a reader comes from, and goes on to. */
  from: CorpusPage;
  page: CorpusPage;
  next: CorpusPage;
}

export interface Corpus {
  pages: CorpusPage[];
  short: Journey;
  long: Journey;
}

const shortPage = '/guide/solid';

/** Reads the twins of the built pages. Links and pictures of the site itself lose their host. */
export async function readCorpus(dist: string): Promise<Corpus> {
  const names = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.md'));
  const pages = await Promise.all(
    names
      .sort()
      .map(async (name) => parseTwin(name, await readFile(path.join(dist, name), 'utf8'))),
  );
  const english = pages.filter(({ lang }) => lang === 'en');
  return {
    pages,
    short: journeyTo(shortPage, english),
    long: journeyTo(await longestPath(dist, english), english),
  };
}

const form = /^# (?<title>.*)\n\n(?:> (?<description>.*)\n\n)?(?<text>[\s\S]*)$/;

/** `zh/guide/react.md` and its text, as a page. */
export function parseTwin(name: string, twin: string): CorpusPage {
  const { title = '', description = '', text = '' } = form.exec(twin)?.groups ?? {};
  const [, host = ''] = /\nSource: (https?:\/\/[^/\n]+)\S*\s*$/.exec(twin) ?? [];
  const isChinese = name.startsWith('zh/');
  const file = `/${name.replace(/^zh\//, '').replace(/\.md$/, '')}`;
  return {
    lang: isChinese ? 'zh' : 'en',
    path: file.replace(/\/index$/, '/'),
    title,
    description,
    text: host ? text.replaceAll(`](${host}/`, '](/') : text,
  };
}

/** From the shortest page of the section to this one, and on to the second shortest. */
function journeyTo(target: string, pages: readonly CorpusPage[]): Journey {
  const section = sectionOf(target);
  const page = pages.find((candidate) => candidate.path === target);
  const [from, next] = pages
    .filter((other) => other !== page && sectionOf(other.path) === section)
    .filter((other) => !other.path.endsWith('/') && !other.path.includes('.'))
    .sort((a, b) => a.text.length - b.text.length);
  if (!page || !from || !next) throw new Error(`There is no way to ${target}: build the site.`);
  return { from, page, next };
}

/** The page of the guide or the reference with the most HTML. */
async function longestPath(dist: string, pages: readonly CorpusPage[]): Promise<string> {
  const candidates = pages.filter(({ path: page }) => /^\/(?:guide|config)\/./.test(page));
  const sizes = await Promise.all(
    candidates.map(async ({ path: page }) => (await stat(path.join(dist, `${page}.html`))).size),
  );
  return candidates[sizes.indexOf(Math.max(...sizes))]?.path ?? '';
}

/** `/guide/react` → `guide` */
export function sectionOf(page: string): string {
  return page.split('/')[1] ?? '';
}

/** The corpus several times over: the copies stand in folders beside the originals. */
export function scaled(pages: readonly CorpusPage[], times: number): CorpusPage[] {
  return Array.from({ length: times }, (_, copy) =>
    pages
      // A home page is there once.
      .filter((page) => copy === 0 || page.path !== '/')
      .map((page) => (copy === 0 ? page : { ...page, path: `/copy-${copy + 1}${page.path}` })),
  ).flat();
}
