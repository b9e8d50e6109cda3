import { dateFormat, type Locale } from '@vela/domain/locale';

/** A day in words, as “1 March 2026”, in UTC: the same one wherever it is read. */
export function dayText(day: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
