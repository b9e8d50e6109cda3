/** Credits that came at once: what of them is left, from 0 to what came. */
export interface CreditLot {
  /** The payment that bought them; null for credits that were given. */
  paymentId: string | null;
  remaining: number;
}

/** How many credits a member has: what is left of all lots, never negative. Source: decisions.md, Money. */
export function balanceOf(lots: readonly CreditLot[]): number {
  return lots.reduce((sum, { remaining }) => sum + remaining, 0);
}

/** The lots, oldest first, after `amount` credits came in. Source: decisions.md, Money. */
export function withLot(
  lots: readonly CreditLot[],
  { paymentId, amount }: { paymentId: string | null; amount: number },
): CreditLot[] {
  return [...lots, { paymentId, remaining: amount }];
}

/**
 * The lots, oldest first, after `amount` credits were spent: each is used up before the next is begun.
 * `not_enough_credits` where they don't suffice, and then nothing is taken. Source: decisions.md, Money.
 */
export function spentFrom(lots: readonly CreditLot[], amount: number): CreditLot[] | 'not_enough_credits' {
  if (amount > balanceOf(lots)) return 'not_enough_credits';
  let left = amount;
  return lots.map((lot) => {
    const taken = Math.min(lot.remaining, left);
    left -= taken;
    return { ...lot, remaining: lot.remaining - taken };
  });
}

/**
 * The lots after the lot of a payment was closed, by a return or a reversal, or gave at most `limit` credits to a debt;
 * and how many that were, 0 for a payment without a lot. No other lot is touched. Source: decisions.md, Money.
 */
export function removedFrom(
  lots: readonly CreditLot[],
  { paymentId, limit = Infinity }: { paymentId: string; limit?: number },
): { lots: CreditLot[]; removed: number } {
  const remaining = lots.find((lot) => lot.paymentId === paymentId)?.remaining ?? 0;
  const removed = Math.min(remaining, limit);
  return {
    removed,
    lots: lots.map((lot) => (lot.paymentId === paymentId ? { ...lot, remaining: remaining - removed } : lot)),
  };
}
