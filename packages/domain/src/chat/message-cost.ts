import type { SiteSettings } from '../sites';
import type { GiftId } from './gifts';

/** What a member can send, as far as its price goes. */
export type Sendable = { type: 'text' } | { type: 'photo' } | { type: 'gift'; giftId: GiftId };

type Costs = Pick<SiteSettings, 'message_credits' | 'photo_credits'> & {
  gift_credits: Readonly<Record<string, number>>;
};

const PRICED_BY = { text: 'message_credits', photo: 'photo_credits' } as const satisfies Record<
  Exclude<Sendable['type'], 'gift'>,
  keyof Costs
>;

/**
 * The credits that a message costs a member who writes nothing for free; `null` for a gift that the site
 * doesn't offer. Source: decisions.md, Setting values.
 */
export function messageCost(sendable: Exclude<Sendable, { type: 'gift' }>, costs: Costs): number;
export function messageCost(sendable: Sendable, costs: Costs): number | null;
export function messageCost(sendable: Sendable, costs: Costs): number | null {
  if (sendable.type === 'gift') return costs.gift_credits[sendable.giftId] ?? null;
  return costs[PRICED_BY[sendable.type]];
}
