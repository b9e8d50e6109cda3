/** What browsers come with wherever they are sold: it tells of no country. */
const ANYWHERE = 'en-US';

/** The first country served that a browser's languages name, as `de-AT` does; `null` where none does. */
export function countryOfLanguages(
  languages: readonly string[],
  countries: readonly string[],
): string | null {
  const told = languages.filter((tag) => tag !== ANYWHERE).map((tag) => /-([A-Z]{2})(?:-|$)/.exec(tag)?.[1]);
  return told.find((country) => country !== undefined && countries.includes(country)) ?? null;
}
