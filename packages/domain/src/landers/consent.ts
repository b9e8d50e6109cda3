/** What a visitor said to keeping more than the site needs; `null` for nothing yet. */
export type Consent = 'accepted' | 'rejected' | null;

/**
 * Whether who sent a visitor is kept with the account: only after a consent of its own. Until then, and after a refusal, it
 * lives in the page, its address and the sign-up under way, which it may open. Source: decisions.md, Honest by construction.
 */
export function keepsTracking(consent: Consent): boolean {
  return consent === 'accepted';
}

/**
 * Whether the page tells that it was left (`page-hidden.php`): only one whose address has `lb`, with or without a value,
 * and once. Source: product.md §2; decisions.md, Honest by construction.
 */
export function tellsPageHidden(
  query: Readonly<Record<string, unknown>>,
  { isTold }: { isTold: boolean },
): boolean {
  return Object.hasOwn(query, 'lb') && !isTold;
}
