import { dateFormat, type Locale } from '@vela/domain/locale';

/** The twelve months, January first, as a reader of the locale writes them alone. */
export function monthNames(locale: Locale): string[] {
  const format = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}
