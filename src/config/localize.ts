import type { LocaleCode } from '#shared/locale.ts';
import type { SiteConfig } from './schema/site.ts';

type ThemeConfig = SiteConfig['themeConfig'];

/** Settings of several parts, of which a language may set one alone, or switch all of them off. */
type InParts = 'editLink' | 'footer';

/** Settings that a language sets as a whole. */
type Whole = 'ecosystem' | 'searchLinks';

/** The theme's settings for one language, with everything that is switched off left out. */
export type LocalizedTheme = Omit<ThemeConfig, 'locales' | InParts | Whole> & {
  [Name in InParts]?: Exclude<ThemeConfig[Name], false | undefined>;
} & { [Name in Whole]?: Exclude<ThemeConfig[Name], false | undefined> };

/** The theme's settings for one language: its own entries win over those for all. */
export function themeFor(
  config: Pick<SiteConfig, 'themeConfig' | 'locales'>,
  lang: LocaleCode,
): LocalizedTheme {
  const { locales, ...common } = config.themeConfig;
  const { lang: _, ...own } = locales.find((entry) => entry.lang === lang) ?? { lang };
  const { nav, sidebar } = config.locales.find((entry) => entry.lang === lang) ?? {};
  const { editLink, footer, ecosystem, searchLinks, ...theme } = {
    ...common,
    ...defined(own),
    ...defined({ nav, sidebar }),
  };
  return {
    ...theme,
    ...(editLink && { editLink: { ...orNothing(common.editLink), ...editLink } }),
    ...(footer && { footer: { ...orNothing(common.footer), ...footer } }),
    ...(ecosystem && { ecosystem }),
    ...(searchLinks && { searchLinks }),
  };
}

/** The languages whose pages are searched: none where search is switched off. */
export function searchedLocales(
  config: Pick<SiteConfig, 'search' | 'themeConfig' | 'locales'>,
): LocaleCode[] {
  if (config.search === false) return [];
  return config.locales.map(({ lang }) => lang).filter((lang) => themeFor(config, lang).search);
}

function orNothing<T extends object>(value: T | false | undefined): T | undefined {
  return value || undefined;
}

/** An object without its undefined values, which would hide what they are spread over. */
export function defined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, entry]) => entry !== undefined),
  ) as Partial<T>;
}
