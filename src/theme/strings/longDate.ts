import { htmlLang, type LocaleCode } from '#shared/locale.ts';

/** A day (`2024-01-09`) as the language writes it out: January 9, 2024 or 2024年1月9日. */
export function longDate(day: string, lang: LocaleCode): string {
  const format = new Intl.DateTimeFormat(htmlLang[lang], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
