/**
 * The gifts that the product can draw and name; a site gives each its price, or leaves it out. Source: decisions.md,
 * Setting values.
 */
export const GIFT_IDS = ['coffee', 'rose', 'chocolates', 'bouquet', 'champagne', 'dinner'] as const;

export type GiftId = (typeof GIFT_IDS)[number];

export interface Gift {
  id: GiftId;
  /** What it costs to send. */
  credits: number;
}

/**
 * Whether a string is a gift, and not one that a site's settings name by mistake. Source: product.md §3
 * (gift_credits).
 */
export function isGiftId(id: unknown): id is GiftId {
  return (GIFT_IDS as readonly unknown[]).includes(id);
}

/**
 * The gifts a site offers, cheapest first. `giftCredits` is the site's setting: credits by gift. Source: decisions.md,
 * Setting values.
 */
export function giftsOf(giftCredits: Readonly<Record<string, number>>): Gift[] {
  return Object.entries(giftCredits)
    .flatMap(([id, credits]): Gift[] => (isGiftId(id) ? [{ id, credits }] : []))
    .toSorted((a, b) => a.credits - b.credits || GIFT_IDS.indexOf(a.id) - GIFT_IDS.indexOf(b.id));
}
