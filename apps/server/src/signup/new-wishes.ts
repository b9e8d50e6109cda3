import type { BodyOf } from '@vela/contract/registry';
import type { Country } from '@vela/domain/locale';
import { asksFor, searchAges } from '@vela/domain/search';
import { openWishes } from '@vela/domain/wishes';
import type { Site } from '../core/site';
import { placeColumns } from '../members/place-columns';
import type { StoredWishes } from '../profile/stored-wishes';

interface Living {
  country: Country;
  region: string | null;
  city: string | null;
}

/**
 * The wishes of a new member as they are stored; null where nothing was wished for. What the site keeps to itself is left out, and so
 * is a distance from nowhere. Without a distance they stay in the own country, as a search without wishes does.
 */
export function newWishes(
  given: BodyOf<'signUp'>['wishes'],
  { living, site: { settings } }: { living: Living; site: Pick<Site, 'settings'> },
): StoredWishes | null {
  if (!given) return null;
  const { search_fields: fields } = settings;
  const km = placeColumns(living).lat === null ? null : (given.distance ?? null);
  const isAnywhere = given.distance === null && asksFor('distance', fields);
  const { minAge = null, maxAge = null } = searchAges(given.min_age ?? null, given.max_age ?? null);
  const open = openWishes(
    {
      gender: given.gender ?? null,
      minAge,
      maxAge,
      distance: km,
      country: null,
      region: null,
      interests: [],
      lookingFor: [],
      bothWays: true,
    },
    fields,
  );
  const { gender, distance } = open;
  const says = [gender, open.minAge, open.maxAge, distance].some((wish) => wish !== null);
  if (!says && !isAnywhere) return null;
  const staysInCountry = distance === null && !isAnywhere && asksFor('country', fields);
  return {
    gender,
    min_age: open.minAge,
    max_age: open.maxAge,
    distance,
    country: staysInCountry ? living.country : null,
    region: null,
    interests: [],
    both_ways: open.bothWays,
  };
}
