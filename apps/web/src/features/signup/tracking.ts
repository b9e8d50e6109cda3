/** What an address may say of where a visitor came from. Source: product.md §3. */
export const TRACKING_FIELDS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
