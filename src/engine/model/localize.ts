import type { SiteConfig } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';

type ThemeConfig = SiteConfig['themeConfig'];

/** The theme's settings for one language: its own entries win over those for all. */
export function themeFor(config: SiteConfig, lang: LocaleCode): Omit<ThemeConfig, 'locales'> {
  const { locales, ...common } = config.themeConfig;
  const { lang: _, ...own } = locales.find((entry) => entry.lang === lang) ?? { lang };
  const { nav, sidebar } = config.locales.find((entry) => entry.lang === lang) ?? {};
  return {
    ...common,
    ...defined(own),
    ...defined({ nav, sidebar }),
    editLink: { ...common.editLink, ...own.editLink },
    footer: { ...common.footer, ...own.footer },
  };
}

/** An object without its undefined values, which would hide what they are spread over. */
export function defined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, entry]) => entry !== undefined),
  ) as Partial<T>;
}
