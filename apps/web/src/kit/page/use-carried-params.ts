import { LOCALE_PARAM } from '@vela/domain/locale';
import { addressLocale } from './use-in-language';
import { useTrafficSource } from './use-traffic-source';
import { useAddressQuery } from './use-routing';

/**
 * What of this page's address goes along to another page that a visitor may look around on, by its names in a query: who
 * sent them, as a partner's visitors may be shown more, and the language where the address names it. Not in this folder's
 * index, as `useTrafficSource`.
 */
export function useCarriedParams(): Readonly<Record<string, string>> {
  const source = useTrafficSource();
  const locale = useAddressQuery(addressLocale);
  return { ...source, ...(locale && { [LOCALE_PARAM]: locale }) };
}

/** The address of such a page with it; the path may have a query of its own, without any of these names. */
export function usePathWithCarriedParams(): (path: string) => string {
  const params = new URLSearchParams(useCarriedParams()).toString();
  return (path) => (params === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${params}`);
}
