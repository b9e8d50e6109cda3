import { LOCALE_TABLE, type Locale } from '@vela/domain/locale';
import type { SelectOption } from '../Select';

/** The twelve months as a reader of the locale writes them alone; values 1 to 12. */
export function monthOptions(locale: Locale): SelectOption[] {
  const format = new Intl.DateTimeFormat(LOCALE_TABLE[locale].dateLocale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: format.format(Date.UTC(2000, month, 1)),
  }));
}
