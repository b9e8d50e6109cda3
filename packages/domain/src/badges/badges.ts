/** A badge never shows more than this; above it the text is `99+`. */
const BADGE_MAX = 99;

/** Paid users with this many credits or fewer see how many are left. */
const FEW_CREDITS = 10;

/** What waits for a member; counts, never negative. */
export interface News {
  unreadMessages: number;
  newLikes: number;
}

/** What the page title and the app icon count: unread messages and new likes. Source: product.md §2. */
export function totalNews({ unreadMessages, newLikes }: News): number {
  return unreadMessages + newLikes;
}

/** What a badge counts: what waits unread, or credits that are left, few of them or none. */
export type BadgeTone = 'unread' | 'warning' | 'danger';

/**
 * What a badge shows: the number up to 99, then `99+`; `null` where nothing is unread, as that is no news, but a 0 where
 * none are left. Source: product.md §2, §9.
 */
export function badgeText(count: number, tone: BadgeTone = 'unread'): string | null {
  if (count <= 0 && tone === 'unread') return null;
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
}

/** The page title, with the exact total in brackets before it when that is above zero. Source: product.md §2. */
export function titleWithBadge(title: string, total: number): string {
  return total > 0 ? `(${total}) ${title}` : title;
}

/** What the app's icon shows, where a browser can: the exact total; `null` clears it. Source: product.md §2. */
export function appBadge(total: number): number | null {
  return total > 0 ? total : null;
}

export interface CreditsBadge {
  credits: number;
  tone: Exclude<BadgeTone, 'unread'>;
}

/** The badge on Credits: for paid users with 10 credits or fewer, danger at 0, else warning. Source: product.md §2. */
export function creditsBadge({
  paidUser,
  credits,
}: {
  paidUser: boolean;
  credits: number;
}): CreditsBadge | null {
  if (!paidUser || credits > FEW_CREDITS) return null;
  return { credits, tone: credits > 0 ? 'warning' : 'danger' };
}
