/** The parameters of an address that say where a visitor came from, in their order. Source: product.md §3. */
export const TRACKING_FIELDS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** The most characters of each of them that are stored. */
export const TRACKING_MAX = 200;
