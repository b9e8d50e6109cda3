import { isLocale, LOCALE_PARAM, localizedPath, type Locale } from '@vela/domain/locale';
import type { Query } from './query';
import { useAddressQuery } from './use-routing';

/** The language that an address names. */
export function addressLocale({ [LOCALE_PARAM]: named }: Query): Locale | undefined {
  return isLocale(named) ? named : undefined;
}

/** Returns the address of a path in the language that the page's address names, if it names one. */
export function useInLanguage(): (path: string) => string {
  const locale = useAddressQuery(addressLocale);
  return (path) => (locale ? localizedPath(path, locale) : path);
}
