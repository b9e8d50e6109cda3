import { isCountry } from '@vela/domain/locale';
import { firstServedCountry } from '@vela/domain/signup';
import type { PageData } from '../page/page-data';
import type { SearchDefaults } from './search-address';

/** Returns what a search without wishes asks for, and what the member can ask for. */
export async function searchDefaults({ user, settings }: PageData): Promise<SearchDefaults> {
  const { country, region = null, city = null } = user?.profile ?? {};
  const { search_fields: fields } = settings;
  if (!isCountry(country)) return { country: null, hasPlace: false, fields };
  const [{ PLACES }, { placeOf }] = await Promise.all([
    import('@vela/atlas/places'),
    import('@vela/domain/places'),
  ]);
  return {
    country: firstServedCountry([country], settings.countries ?? [country]),
    hasPlace: placeOf({ country, region, city }, PLACES) !== null,
    fields,
  };
}
