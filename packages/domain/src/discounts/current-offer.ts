import { pricePerMessage } from '../credits';

interface Amount {
  /** Minor units. */
  amount: number;
  currency: string;
}

/** A package as it was offered at some moment. */
interface Offer {
  credits: number;
  /** The price after the discount. */
  price: Amount;
  price_per_message: Amount;
  discount?: { code: string; price_before: Amount } | undefined;
}

/**
 * An offer at what it costs now: once the welcome bonus is gone (`hasBonus` false) its discount is, too, and the price is the
 * one before it; another code goes on. `messageCredits` is what a message costs. Source: decisions.md, Money.
 */
export function currentOffer<Offered extends Offer>(
  offer: Offered,
  {
    hasBonus,
    messageCredits,
    welcomeCode,
  }: { hasBonus: boolean; messageCredits: number; welcomeCode: string | undefined },
): Offered {
  if (hasBonus || !offer.discount || offer.discount.code !== welcomeCode) return offer;
  const price = offer.discount.price_before;
  const perMessage = pricePerMessage({ credits: offer.credits, price }, messageCredits);
  return { ...offer, price, price_per_message: perMessage, discount: undefined };
}
