import type { Living } from './living';

/** A place on the map, as far as it could be found. */
export type FoundLiving = Pick<Living, 'country' | 'region'>;

/**
 * Returns the place in a form once a position was found: `asked` is what the form said when the place was
 * requested, `now` what it says now. In the same country a region that was not found stays, and a city stays
 * with its region. `null` where something was chosen meanwhile, which counts more. Source: product.md §2
 * (geolocation button).
 */
export function livingFound(
  { country, region }: FoundLiving,
  { asked, now }: { asked: Living; now: Living },
): Living | null {
  if (!isSameLiving(asked, now)) return null;
  const found = { country, region: region ?? (country === now.country ? now.region : null) };
  return { ...found, city: isSameLiving({ ...found, city: now.city }, now) ? now.city : null };
}

function isSameLiving(one: Living, other: Living): boolean {
  return one.country === other.country && one.region === other.region && one.city === other.city;
}
