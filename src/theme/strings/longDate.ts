import { htmlLang, type LocaleCode } from '#shared/locale.ts';

// Making a format costs more than using it, and every page shows a date.
const formats = new Map<LocaleCode, Intl.DateTimeFormat>();

function formatOf(lang: LocaleCode): Intl.DateTimeFormat {
  const known = formats.get(lang);
  if (known) return known;
  const format = new Intl.DateTimeFormat(htmlLang(lang), { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(lang, format);
  return format;
}

/** A day (`2024-01-09`) as the language writes it out: January 9, 2024 or 2024年1月9日. */
export function longDate(day: string, lang: LocaleCode): string {
  return formatOf(lang).format(new Date(day));
}
