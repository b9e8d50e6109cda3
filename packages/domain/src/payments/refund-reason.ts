/**
 * Why the money of an order went back that was not the member's wish: its discount could be had once (`discountOnce`), and
 * another order had it first, so that this one never did (`discountHad` false). `null` for a return the member asked for.
 * Source: decisions.md, Money.
 */
export function refundReason({
  discountOnce,
  discountHad,
}: {
  discountOnce: boolean;
  discountHad: boolean;
}): 'discount_used' | null {
  return discountOnce && !discountHad ? 'discount_used' : null;
}
