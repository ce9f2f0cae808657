import type { SearchDocument } from '#search/search-index.ts';
import { isLocaleCode } from '#shared/locale.ts';

/** What a search server found in one index. */
export interface RemoteGroup {
  index: string;
  hits: SearchDocument[];
}

/** Takes an answer only if it is of the agreed shape, whole; throws otherwise. */
export function remoteGroups(answer: unknown): RemoteGroup[] {
  if (Array.isArray(answer) && answer.every(isGroup)) return answer;
  throw new Error('its answer is not a list of { index, hits }.');
}

function isGroup(value: unknown): value is RemoteGroup {
  return isObject(value) && isText(value.index) && isListOf(value.hits, isHit);
}

function isHit(value: unknown): value is SearchDocument {
  if (!isObject(value)) return false;
  const { title, routePath, domain, lang, content, toc } = value;
  const isReadable = isText(title) && isText(content) && isText(lang) && isLocaleCode(lang);
  return isReadable && isRoute(routePath) && isOrigin(domain) && isListOf(toc, isHeading);
}

function isHeading(value: unknown): boolean {
  return isObject(value) && isText(value.text) && isText(value.id) && isNumber(value.charIndex);
}

/** A path of a site, which no other address can be smuggled in by: browsers drop tabs and line breaks. */
function isRoute(value: unknown): boolean {
  return isText(value) && /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(value);
}

/** Empty stands for this site. A name before an `@` would look like the host. */
function isOrigin(value: unknown): boolean {
  return value === '' || (isText(value) && /^https?:\/\/[^/\\?#@\s]+$/i.test(value));
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
