import { absoluteUrl, markdownAddress } from '#shared/head.ts';
import type { LocaleCode } from '#shared/locale.ts';
import { activeNavItem, sectionOf } from '#shared/navigation.ts';
import type { SiteData } from '#shared/site.ts';
import { fileOf } from '#shared/url.ts';
import type { OutputFile } from '../files/output-file.ts';
import { type SitePage, siteDataOf } from '../model/site.ts';
import type { Output, OutputContext } from './output.ts';

/** Every page as Markdown beside it: `guide/react.md`. */
export const markdownTwins: Output = ({ site }) =>
  site.pages.map((page) => ({
    path: `${fileOf(page.info.routePath)}.md`,
    content: twinOf(page, siteDataOf(site, page.info)),
  }));

/** For programs that read: `llms.txt` lists the pages of a language, `llms-full.txt` holds them. */
export const llmsFiles: Output = ({ site, server }) =>
  site.config.locales.flatMap(({ lang }) => llmsOf({ site, server }, lang));

export function twinOf(
  { info, markdown = '' }: Pick<SitePage, 'info' | 'markdown'>,
  data: SiteData,
): string {
  const head = [`# ${info.title}`, ...(info.description ? [`> ${info.description}`] : [])];
  return `${[...head, markdown.trim(), `Source: ${absoluteUrl(info.routePath, data)}`]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function llmsOf({ site, server }: LlmsContext, lang: LocaleCode): OutputFile[] {
  const data = siteDataOf(site, { version: '', lang });
  const { options, allPages } = server.texts(data).forPrograms;
  const folder = lang === data.defaultLang ? '' : `${lang}/`;
  const pages = site.pages.filter(({ info }) => info.lang === lang && info.version === '');
  const lists = sectionsOf(pages, data).map((section) => {
    const entries = section.pages.map((page) => entryOf(page, data)).join('\n');
    return `## ${section.title || data.title}\n\n${entries}`;
  });
  const others = [
    withLink(allPages, `${folder}llms-full.txt`, data),
    ...(site.config.documents ? [withLink(options, 'options.json', data)] : []),
  ];
  const list = [`# ${data.title}`, `> ${data.description}`, others.join('\n'), ...lists].join(
    '\n\n',
  );
  const all = pages.map((page) => twinOf(page, data)).join('\n---\n\n');
  return [
    { path: `${folder}llms.txt`, content: `${list}\n` },
    { path: `${folder}llms-full.txt`, content: all },
  ];
}

type LlmsContext = Pick<OutputContext, 'site' | 'server'>;

function withLink(text: string, file: string, { url, base }: SiteData): string {
  return text.replace('{link}', `[${file}](${url}${base}${file})`);
}

/** The sections that have pages, in the order of the bar. The home page is in none, and comes first. */
function sectionsOf(pages: readonly SitePage[], { nav }: SiteData): PageSection[] {
  const names = [...new Set(pages.map(({ info }) => sectionOf(info.path)))];
  const sections = names.map((name) => {
    const own = pages.filter(({ info }) => sectionOf(info.path) === name);
    const item = activeNavItem(nav, own[0]?.info.path ?? '/');
    // What the bar does not have comes last.
    const place = name === '' ? -1 : item ? nav.indexOf(item) : nav.length;
    return { name, title: item?.text ?? name, pages: own, place };
  });
  return sections.sort((a, b) => a.place - b.place);
}

/** The pages of one folder, as the bar calls it. */
interface PageSection {
  name: string;
  title: string;
  pages: readonly SitePage[];
}

function entryOf({ info }: SitePage, data: SiteData): string {
  const address = data.url + markdownAddress(info, data);
  return `- [${info.title}](${address})${info.description ? `: ${info.description}` : ''}`;
}
