import type { ProfileCard } from '@vela/contract/entities/profile';
import { countryName, type Country } from '@vela/domain/locale';
import { regionName } from '@vela/atlas/regions';
import { useCallback } from 'react';
import { usePage } from '../page/page-context';
import { withCapital } from './with-capital';

type Living = Pick<ProfileCard, 'country' | 'region'> & { city?: string | undefined };

/**
 * Returns the place of a member in words that begin a line: the city or region, and the country if it is
 * neither the viewer's own nor `chosen`, the only one that is searched.
 */
export function usePlaceWords(chosen?: Country): (living: Living) => string {
  const { locale, user } = usePage();
  const home = user?.profile?.country;
  return useCallback(
    ({ country, region, city }) => {
      const place = city ?? (region === undefined ? null : regionName(country, region));
      const land = countryName(country, locale);
      if (place === null) return land;
      const words = withCapital(place, locale);
      return country === home || country === chosen ? words : `${words}, ${land}`;
    },
    [locale, home, chosen],
  );
}
