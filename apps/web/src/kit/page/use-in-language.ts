import { isLocale, LOCALE_PARAM, localizedPath, type Locale } from '@vela/domain/locale';
import type { Query } from './query';
import { useAddressQuery } from './use-routing';

/** The language that an address names. */
export function addressLocale({ [LOCALE_PARAM]: named }: Query): Locale | undefined {
  return isLocale(named) ? named : undefined;
}

/** Where what is done on this page leads: where the page's address names its language, it goes along. */
export function useInLanguage(): (path: string) => string {
  const locale = useAddressQuery(addressLocale);
  return (path) => (locale ? localizedPath(path, locale) : path);
}
