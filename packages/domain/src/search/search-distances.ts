/**
 * How far a search looks, in km. Few and wide on purpose: from exact distances to several searchers a place could be
 * worked out. Source: api.md.
 */
export const SEARCH_DISTANCES = [10, 25, 50, 100, 250] as const;

/** The smallest of those distances that holds a way of `km`; `null` for one that is farther than all. Source: api.md. */
export function narrowestDistance(km: number): SearchDistance | null {
  return SEARCH_DISTANCES.find((distance) => distance >= km) ?? null;
}

/** The distance that answers a wish for `km`: the next one up, at most the widest. Source: api.md. */
export function distanceBucket(km: number): number {
  return narrowestDistance(km) ?? Math.max(...SEARCH_DISTANCES);
}

export type SearchDistance = (typeof SEARCH_DISTANCES)[number];
