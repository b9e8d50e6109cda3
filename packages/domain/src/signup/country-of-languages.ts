import { firstServedCountry } from './country';

/** The language that browsers have wherever they are sold, so it points to no country. */
const ANYWHERE = 'en-US';

/**
 * The country a visitor is likely in by the browser's languages, where there is no other hint: the first one served that
 * they name, as `de-AT` does; `null` where none does.
 */
export function countryOfLanguages<Served extends string>(
  languages: readonly string[],
  countries: readonly Served[],
): Served | null {
  const named = languages.filter((tag) => tag !== ANYWHERE).map((tag) => /-([A-Z]{2})(?:-|$)/.exec(tag)?.[1]);
  return firstServedCountry(named, countries);
}
