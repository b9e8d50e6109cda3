import type { Teaser } from '@vela/contract/entities/profile';
import { countryName } from '@vela/domain/locale';
import { regionName } from '@vela/atlas/regions';
import { useCallback } from 'react';
import { usePage } from '../page';

type Living = Pick<Teaser, 'country' | 'region'> & { city?: string | undefined };

/** Where members live, in words: the city or region, and the country where it isn't one's own. */
export function usePlaceWords(): (living: Living) => string {
  const { locale, user } = usePage();
  const home = user?.profile?.country;
  return useCallback(
    ({ country, region, city }) => {
      const place = city ?? (region === undefined ? null : regionName(country, region));
      const land = countryName(country, locale);
      if (place === null) return land;
      return country === home ? place : `${place}, ${land}`;
    },
    [locale, home],
  );
}
