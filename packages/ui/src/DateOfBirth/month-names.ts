import type { SelectOption } from '../Select';

/** The twelve months as a reader of the locale writes them alone; values 1 to 12. */
export function monthOptions(locale: string): SelectOption[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({ value: String(month + 1), label: format.format(Date.UTC(2000, month, 1)) }));
}
