import { defined, type LocalizedTheme, themeFor } from '#config/localize.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { htmlDir, type LocaleCode } from '#shared/locale.ts';
import type { EcosystemMenu, SiteData } from '#shared/site.ts';
import { formatRoute, normalizePath } from '#shared/url.ts';
import type { SourceFile } from '../content/read.ts';
import { type NavigationContext, navItems, pathIndex, resolveSidebars } from './navigation.ts';
import { withUnlistedPages } from './unlisted-pages.ts';

type DataSource = Pick<SourceFile, 'lang' | 'version' | 'path' | 'frontmatter'>;

export interface SiteDataOptions {
  build: string;
  lang: LocaleCode;
  version: string;
}

/** The data of the shell (navigation, sidebars, labels) in one language and version. */
export function siteData(
  config: SiteConfig,
  sources: readonly DataSource[],
  { build, lang, version }: SiteDataOptions,
): SiteData {
  const theme = themeFor(config, lang);
  const locale = config.locales.find((entry) => entry.lang === lang);
  const own = sources.filter((source) => source.lang === lang && source.version === version);
  const navigation = navigationContext(config, own, { lang, version });
  const { versions = [], default: defaultVersion = '' } = config.multiVersion ?? {};
  return {
    build,
    lang,
    defaultLang: config.lang,
    base: config.base,
    url: config.url,
    cleanUrls: config.route.cleanUrls,
    title: locale?.title ?? config.title,
    description: locale?.description ?? config.description,
    ...defined({
      icon: config.icon,
      logo: config.logo,
      version: config.version,
      socialImage: config.socialImage,
      generatedImages: config.generatedImages,
      manifest: manifestPath(config, lang),
      issues: config.issues,
    }),
    locales: config.locales.map((entry) => ({
      lang: entry.lang,
      label: entry.label,
      ...defined({ dir: htmlDir(entry.lang) }),
    })),
    versions,
    defaultVersion,
    nav: navItems(theme.nav ?? [], navigation),
    ...defined({ ecosystem: ecosystem(theme.ecosystem, lang) }),
    ...resolveSidebars(withUnlistedPages(theme.sidebar ?? {}, own), navigation),
    socialLinks: theme.socialLinks.map((link) => ({
      ...link,
      label: link.label ?? (typeof link.icon === 'string' ? link.icon : link.content),
    })),
    darkMode: theme.darkMode,
    hideNavbar: theme.hideNavbar,
    outline: theme.outline,
    ...defined({
      versionNote: versionNote(config, lang),
      searchLinks: searchLinks(theme.searchLinks, navigation),
      footerMessage: theme.footer?.message,
      footerLinks: theme.footer?.links,
    }),
    copyright: theme.copyright,
    texts: defined({
      outlineTitle: theme.outlineTitle,
      prevPageText: theme.prevPageText,
      nextPageText: theme.nextPageText,
      lastUpdatedText: theme.lastUpdatedText,
      sourceCodeText: theme.sourceCodeText,
    }),
  };
}

/** Icons are drawn from one that is an SVG of the site itself. */
function manifestPath(config: SiteConfig, lang: LocaleCode): string | undefined {
  if (!config.generatedImages || !config.icon?.startsWith('/')) return undefined;
  const path = '/manifest.webmanifest';
  return formatRoute({ version: '', lang, path }, { defaultLang: config.lang });
}

function navigationContext(
  config: SiteConfig,
  own: readonly DataSource[],
  { lang, version }: Pick<SiteDataOptions, 'lang' | 'version'>,
): NavigationContext {
  const pages = pathIndex(own);
  const pageAt = (path: string) => pages.get(normalizePath(path) ?? path);
  return {
    lang,
    version,
    defaultLang: config.lang,
    titleOf: (path) => pageAt(path)?.frontmatter.title,
    canonical: (path) => pageAt(path)?.path ?? path,
  };
}

function ecosystem(
  config: LocalizedTheme['ecosystem'],
  lang: LocaleCode,
): EcosystemMenu | undefined {
  return (
    config && {
      link: config.link,
      cards: config.cards.map((card) => ({ ...card, description: card.description[lang] ?? '' })),
    }
  );
}

function searchLinks(
  links: LocalizedTheme['searchLinks'],
  { titleOf }: Pick<NavigationContext, 'titleOf'>,
): SiteData['searchLinks'] {
  if (!links) return undefined;
  const popular = links.popular.map((link) => ({ text: titleOf(link) ?? link, link }));
  return { popular, nothing: links.nothing };
}

function versionNote({ versionNote: note }: SiteConfig, lang: LocaleCode): SiteData['versionNote'] {
  return note && { ...note, text: note.text[lang] ?? '' };
}
