import { type LocaleCode, matchLocale } from '#shared/locale.ts';
import { storageKeys } from '#shared/storage.ts';

/** What is known of a visit before anything is painted. */
export interface Visit {
  lang: LocaleCode;
  /** Address of the page in each language it exists in, without query and hash. */
  alternates: Record<LocaleCode, string>;
  preferred: readonly string[];
  userAgent: string;
  isFramed: boolean;
  referrer: string;
  origin: string;
  hasVisited: boolean;
}

const crawler = /bot|crawl|spider|slurp|archiver|preview|google|facebookexternalhit|lighthouse/i;

/** The language that a first-time visitor is sent to; `undefined` where he stays. */
export function redirectLocale(visit: Visit): LocaleCode | undefined {
  if (visit.hasVisited || visit.isFramed || crawler.test(visit.userAgent)) return undefined;
  if (visit.referrer === visit.origin || visit.referrer.startsWith(`${visit.origin}/`))
    return undefined;
  const wanted = matchLocale(visit.preferred, Object.keys(visit.alternates));
  return wanted === visit.lang ? undefined : wanted;
}

/** Sends a first-time visitor to his language, once in his life. */
export function redirectFirstVisit(): void {
  try {
    const hasVisited = localStorage.getItem(storageKeys.visited) !== null;
    localStorage.setItem(storageKeys.visited, '1');
    const lang = document.documentElement.dataset.lang;
    if (!lang) return;
    const alternates = alternatePaths();
    const wanted = redirectLocale({
      lang,
      alternates,
      preferred: navigator.languages,
      userAgent: navigator.userAgent,
      isFramed: window.self !== window.top,
      referrer: document.referrer,
      origin: location.origin,
      hasVisited,
    });
    if (!wanted) return;
    sessionStorage.setItem(storageKeys.redirectedFrom, lang);
    location.replace(alternates[wanted] + location.search + location.hash);
  } catch {
    // Storage is blocked: who cannot be remembered as redirected would be redirected for ever.
  }
}

/** The page's addresses as the head names them, on the host that is really serving. */
function alternatePaths(): Record<LocaleCode, string> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return Object.fromEntries(
    [...links]
      .filter(({ hreflang }) => hreflang !== 'x-default')
      .map(({ hreflang, href }) => [hreflang, new URL(href).pathname]),
  );
}

function redirectedFrom(): string | null {
  try {
    return sessionStorage.getItem(storageKeys.redirectedFrom);
  } catch {
    return null;
  }
}

/** Milliseconds in view after which the notice has been seen. */
const timeToRead = 5000;

/** Shows the notice to a visitor who was redirected just now, in the page he arrived at. */
export function showRedirectNotice(): void {
  const notice = document.getElementById('redirect-notice');
  if (!notice) return;
  const from = redirectedFrom();
  if (from === null) return;
  for (const way of notice.querySelectorAll<HTMLElement>('[data-redirected-from]'))
    way.hidden = way.dataset.redirectedFrom !== from;
  const forget = () => sessionStorage.removeItem(storageKeys.redirectedFrom);
  // Who leaves or reloads before it could be read sees it again.
  setTimeout(() => document.visibilityState === 'visible' && forget(), timeToRead);
  notice.addEventListener('click', forget);
  notice.hidden = false;
  notice.querySelector('[data-redirect-dismiss]')?.addEventListener('click', () => notice.remove());
}
