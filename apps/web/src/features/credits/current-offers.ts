import type { CreditPackage } from '@vela/contract/entities/credit-package';
import { pricePerMessage } from '@vela/domain/credits';
import { TIME_BONUS_CODE } from '@vela/domain/time-bonus';

/** What decides whether a welcome bonus in the prices counts still, and what a message costs. */
interface Now {
  hasBonus: boolean;
  messageCredits: number;
}

/** The offers at what they cost now: without a welcome bonus that is gone, until they are asked for anew. */
export function currentOffers(offers: readonly CreditPackage[], now: Now): readonly CreditPackage[] {
  return now.hasBonus ? offers : offers.map((offer) => withoutBonus(offer, now));
}

function withoutBonus({ discount, ...offer }: CreditPackage, { messageCredits }: Now): CreditPackage {
  if (!discount) return offer;
  if (discount.code !== TIME_BONUS_CODE) return { ...offer, discount };
  const full = { ...offer, price: discount.price_before };
  return { ...full, price_per_message: pricePerMessage(full, messageCredits) };
}
