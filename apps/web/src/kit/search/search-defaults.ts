import type { Wishes } from '@vela/contract/entities/wishes';
import { isCountry } from '@vela/domain/locale';
import { openFilters, type SearchFilters } from '@vela/domain/search';
import { firstServedCountry } from '@vela/domain/signup';
import { seesIntimate } from '../page/intimate-interests';
import type { PageData } from '../page/page-data';
import type { SearchDefaults } from './search-address';

/** Returns what a search without wishes of its own asks for, and what the member can ask for. */
export async function searchDefaults(page: PageData): Promise<SearchDefaults> {
  const { user, settings } = page;
  const { country, region = null, city = null } = user?.profile ?? {};
  const { search_fields: fields } = settings;
  const isIntimate = seesIntimate(page);
  if (!isCountry(country)) return { filters: {}, hasPlace: false, isIntimate, fields };
  const [{ PLACES }, { placeOf }] = await Promise.all([
    import('@vela/atlas/places'),
    import('@vela/domain/places'),
  ]);
  const hasPlace = placeOf({ country, region, city }, PLACES) !== null;
  const served = firstServedCountry([country], settings.countries ?? [country]);
  const filters = user?.wishes
    ? filtersOf(user.wishes, hasPlace)
    : served === null
      ? {}
      : { country: served };
  return { filters: openFilters(filters, fields), hasPlace, isIntimate, fields };
}

/** Who and where; what one would only like to share is for the match finder to weigh. */
function filtersOf(wishes: Wishes, hasPlace: boolean): SearchFilters {
  const { gender, min_age: minAge, max_age: maxAge, distance, country, region } = wishes;
  return {
    ...(gender !== null && { gender }),
    ...(minAge !== null && { minAge }),
    ...(maxAge !== null && { maxAge }),
    ...(distance !== null && hasPlace && { distance }),
    ...(country !== null && { country }),
    ...(country !== null && region !== null && { region }),
  };
}
