import type { SiteSettings } from '../sites';

/** How long its code counts after a member has claimed it, in days. Source: decisions.md, Accounts. */
export const RETENTION_OFFER_DAYS = 7;

/**
 * What someone is offered who is about to delete the account: per cent off the next order, 1 to 100, as the site sets it;
 * `null` for no offer. Source: decisions.md, Setting values (`delete_discount`).
 */
export function retentionOffer({
  delete_discount: percentage,
}: Pick<SiteSettings, 'delete_discount'>): number | null {
  return percentage > 0 ? percentage : null;
}
