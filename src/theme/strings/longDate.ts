import { htmlLang, type LocaleCode, localeCodes } from '#shared/locale.ts';

// Making a format costs more than using it, and every page shows a date.
const formats = Object.fromEntries(
  localeCodes.map((lang) => [
    lang,
    new Intl.DateTimeFormat(htmlLang[lang], { dateStyle: 'long', timeZone: 'UTC' }),
  ]),
) as Record<LocaleCode, Intl.DateTimeFormat>;

/** A day (`2024-01-09`) as the language writes it out: January 9, 2024 or 2024年1月9日. */
export function longDate(day: string, lang: LocaleCode): string {
  return formats[lang].format(new Date(day));
}
