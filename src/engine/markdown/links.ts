import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type { LocaleCode } from '#shared/locale.ts';
import {
  formatRoute,
  hrefOf,
  isAsset,
  isExternal,
  normalizePath,
  opensNewTab,
  parseRoute,
  splitSuffix,
  type UrlOptions,
  withBase,
} from '#shared/url.ts';
import { pageData, type SourceReference } from './compiled-page.ts';
import { visit } from './visit.ts';

/** The page that links are written on. */
export interface LinkOrigin {
  lang: LocaleCode;
  version: string;
  path: string;
  relativePath: string;
}

export interface LinkOptions extends UrlOptions {
  /** Paths that are written with a slash at their end: `/`, `/config/`. */
  indexPaths: readonly string[];
}

/**
 * Resolves the links and pictures of a page to the addresses of the site.
 *
 * ```
 * [React](../guide/react.mdx#setup)   →   <a href="/zh/guide/react#setup">     (on a Chinese page)
 * [Node](https://nodejs.org)          →   <a href="…" target="_blank" rel="noopener noreferrer">
 * ```
 */
export function links(options: LinkOptions & { origin: LinkOrigin }) {
  return (tree: Root, file: VFile) => {
    const page = pageData(file);
    visit(tree, 'element', (node) => {
      if (node.tagName === 'a') collect(node, 'href', page.links);
      if (node.tagName === 'img') collect(node, 'src', page.images);
    });

    function collect(node: Element, attribute: 'href' | 'src', references: SourceReference[]) {
      const written = node.properties[attribute];
      if (typeof written !== 'string' || node.properties.className) return;
      const href = resolveLink(written, options.origin, options);
      node.properties[attribute] = href;
      references.push({ written, href, line: node.position?.start.line ?? 1 });
      if (attribute === 'href' && opensNewTab(href)) {
        Object.assign(node.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
      }
    }
  };
}

/** The address of a link that is written on a page. */
export function resolveLink(written: string, origin: LinkOrigin, options: LinkOptions): string {
  if (isExternal(written) || written.startsWith('#') || written.startsWith('//')) return written;
  const [target, suffix] = splitSuffix(written);
  const path = target.startsWith('/') ? target : besides(target, origin);
  if (isAsset(path)) return withBase(path, options.base) + suffix;
  return hrefOf(routeOf(path, origin, options), options) + suffix;
}

/** A relative target starts from the folder of the page's file. */
function besides(target: string, { path, relativePath }: LinkOrigin): string {
  const isIndex = /(^|\/)index\.mdx?$/.test(relativePath);
  const folder = isIndex ? path : path.replace(/[^/]*$/, '');
  const base = `https://site.invalid${folder}`;
  // What is no address at all leads nowhere, and is reported with its line.
  return URL.canParse(target, base) ? new URL(target, base).pathname : `${folder}${target}`;
}

/** A link without a language stays in the page's own; so does one without a version. */
function routeOf(target: string, origin: LinkOrigin, options: LinkOptions): string {
  const withoutExtension = target.replace(/\.mdx?$/i, '');
  const normalized = normalizePath(withoutExtension) ?? withoutExtension;
  const route = parseRoute(normalized, options);
  const segments = normalized.split('/').slice(route.version ? 2 : 1);
  const namesLanguage = options.locales.some(({ lang }) => lang === segments[0]);
  const path = options.indexPaths.includes(`${route.path}/`) ? `${route.path}/` : route.path;
  return formatRoute(
    {
      path,
      lang: namesLanguage ? route.lang : origin.lang,
      version: route.version || origin.version,
    },
    options,
  );
}
