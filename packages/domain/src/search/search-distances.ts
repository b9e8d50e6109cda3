/**
 * How far a search looks, in km. Few and wide on purpose: from exact distances to several searchers a place could be
 * worked out. Source: api.md.
 */
export const SEARCH_DISTANCES = [10, 25, 50, 100, 250] as const;

/** The distance that answers a wish for `km`: the next one up, at most the widest. Source: api.md. */
export function distanceBucket(km: number): number {
  return SEARCH_DISTANCES.find((distance) => distance >= km) ?? Math.max(...SEARCH_DISTANCES);
}
