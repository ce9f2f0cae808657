/** The languages that the theme has words for: the one place that lists them. For any other, a site brings its own. */
export const spokenLocales = ['en', 'zh'] as const;

/** A language that the theme has words for. */
export type SpokenLocale = (typeof spokenLocales)[number];

/** A language a site is written in, as its folder and its addresses call it: `en`, `zh`, `fr`, `pt-br`. */
export type LocaleCode = string;

/** Whether a text is the code of a language: in small letters, as it is the name of a folder and a part of addresses. */
export function isLocaleCode(text: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/.test(text)) return false;
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** The `lang` attribute of a page: Chinese is Simplified Chinese as used in mainland China. */
export function htmlLang(lang: LocaleCode): string {
  if (lang === 'zh') return 'zh-CN';
  return Intl.getCanonicalLocales(lang)[0] ?? lang;
}

/** Scripts that are written from right to left. */
const rightToLeft = /^(?:Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg)$/;

/** The `dir` attribute of a page: the direction in which its language is written. */
export function htmlDir(lang: LocaleCode): 'rtl' | undefined {
  const { script = '' } = new Intl.Locale(htmlLang(lang)).maximize();
  return rightToLeft.test(script) ? 'rtl' : undefined;
}

/** The `og:locale` of a page: `fr` is French as it is most spoken, `fr_FR`. */
export function openGraphLocale(lang: LocaleCode): string {
  const { language, region } = new Intl.Locale(htmlLang(lang)).maximize();
  return region ? `${language}_${region}` : language;
}

/** A value for each language that the theme has words for. */
export function inEachLocale<Value>(
  of: (lang: SpokenLocale) => Value,
): Record<SpokenLocale, Value> {
  return Object.fromEntries(spokenLocales.map((lang) => [lang, of(lang)])) as Record<
    SpokenLocale,
    Value
  >;
}

/** Whether the theme has words for a language. */
export function isSpoken(lang: LocaleCode): lang is SpokenLocale {
  return spokenLocales.some((code) => code === lang);
}

/** The language of the theme's words where a site brings none: its own, else English. */
export function spokenFor(lang: LocaleCode): SpokenLocale {
  return isSpoken(lang) ? lang : spokenLocales[0];
}

/**
 * The first of a reader's preferred languages that the site has.
 *
 * Tags are compared whole, then by their primary part: `pt-BR` is `pt-br` where the site has it, and
 * `zh-TW` and `zh-Hans-CN` are both Chinese.
 */
export function matchLocale(
  preferred: readonly string[],
  available: readonly LocaleCode[],
): LocaleCode | undefined {
  for (const tag of preferred.map((name) => name.toLowerCase())) {
    const match = [tag, tag.split('-')[0]].find((name) => name && available.includes(name));
    if (match) return match;
  }
  return undefined;
}
