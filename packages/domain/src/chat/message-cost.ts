import type { SiteSettings } from '../sites';
import type { GiftId } from './gifts';

/** What a member can send, as far as its price goes. */
export type Sendable = { type: 'text' } | { type: 'photo' } | { type: 'gift'; giftId: GiftId };

type Costs = Pick<SiteSettings, 'message_credits' | 'photo_credits'> & {
  gift_credits: Readonly<Record<string, number>>;
};

/** The credits a message costs whom nothing is free for. Throws for a gift that the site doesn't offer. */
export function messageCost(sendable: Sendable, costs: Costs): number {
  switch (sendable.type) {
    case 'text':
      return costs.message_credits;
    case 'photo':
      return costs.photo_credits;
    case 'gift':
      return giftCost(sendable.giftId, costs);
    default:
      return sendable satisfies never;
  }
}

function giftCost(giftId: GiftId, { gift_credits: giftCredits }: Costs): number {
  const credits = giftCredits[giftId];
  if (credits === undefined) throw new Error(`The site has no gift ${giftId}`);
  return credits;
}
