// Only in 404.html: finds the page that was meant, or helps to find it.

import { type KnownPage, meantAddress, pagesLike, visitorLocale } from '#app/not-found.ts';
import { htmlDir, htmlLang } from '#shared/locale.ts';
import type { PageInfo } from '#shared/page.ts';
import { storageKeys } from '#shared/storage.ts';
import { hrefOf, type UrlOptions } from '#shared/url.ts';

interface NotFoundData {
  page: PageInfo;
  routes: KnownPage[];
  redirects: Record<string, string>;
  url: Pick<UrlOptions, 'base' | 'cleanUrls' | 'defaultLang' | 'locales'>;
}

const { page, routes, redirects, url }: NotFoundData = JSON.parse(
  document.getElementById('page-data')?.textContent ?? '{}',
);

const meant = meantAddress(location.pathname, routes, { ...url, redirects });
if (meant?.lang) remember(meant.lang);
if (meant) location.replace(meant.href + location.search + location.hash);
else help();

function help(): void {
  const lang = visitorLocale({
    pathname: location.pathname,
    base: url.base,
    remembered: recall(),
    preferred: navigator.languages,
    available: url.locales.map(({ lang }) => lang),
    fallback: page.lang,
  });
  document.documentElement.lang = htmlLang(lang);
  document.documentElement.dir = htmlDir(lang) ?? '';
  document.documentElement.dataset.lang = lang;
  for (const section of document.querySelectorAll<HTMLElement>('section[data-lang]')) {
    section.hidden = section.dataset.lang !== lang;
    section.toggleAttribute('data-visitor', !section.hidden);
  }
  if (lang !== page.lang) document.documentElement.dataset.foreign = '';
  const similar = pagesLike(location.pathname, routes, { ...url, lang });
  if (similar.length > 0) listPages(similar, lang);
}

function listPages(pages: { routePath: string; title: string }[], lang: string): void {
  const list = document.querySelector(`section[data-lang="${lang}"] [data-closest-pages]`);
  const heading = list?.parentElement?.querySelector<HTMLElement>('[hidden]');
  if (!list || !heading) return;
  for (const { routePath, title } of pages) {
    const link = document.createElement('a');
    link.href = hrefOf(routePath, url);
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  heading.hidden = false;
}

function remember(lang: string): void {
  try {
    sessionStorage.setItem(storageKeys.sessionLang, lang);
  } catch {
    // The next page then goes by the browser's language.
  }
}

function recall(): string | null {
  try {
    return sessionStorage.getItem(storageKeys.sessionLang);
  } catch {
    return null;
  }
}
