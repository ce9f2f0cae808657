/** Every language the theme can speak, in the order of the language menu: the one place that lists them. */
export const localeCodes = ['en', 'zh'] as const;

/** A language the site is written in. The theme has strings for exactly these. */
export type LocaleCode = (typeof localeCodes)[number];

/** The `lang` attribute of a page: Chinese is Simplified Chinese as used in mainland China. */
export const htmlLang: Record<LocaleCode, string> = { en: 'en', zh: 'zh-CN' };

/** The `og:locale` of a page. */
export const openGraphLocale: Record<LocaleCode, string> = { en: 'en_US', zh: 'zh_CN' };

/** A value for each language. */
export function inEachLocale<Value>(of: (lang: LocaleCode) => Value): Record<LocaleCode, Value> {
  return Object.fromEntries(localeCodes.map((lang) => [lang, of(lang)])) as Record<
    LocaleCode,
    Value
  >;
}

export function isLocaleCode(value: string | undefined): value is LocaleCode {
  return localeCodes.some((code) => code === value);
}

/**
 * The first of a reader's preferred languages that the site has.
 *
 * Tags are compared by their primary part, so `zh-TW` and `zh-Hans-CN` are both Chinese.
 */
export function matchLocale(
  preferred: readonly string[],
  available: readonly LocaleCode[],
): LocaleCode | undefined {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0];
    const match = available.find((code) => code === primary);
    if (match) return match;
  }
  return undefined;
}
