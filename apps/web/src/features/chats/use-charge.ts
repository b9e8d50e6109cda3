import {
  chargeFor,
  freeMessagesLeft,
  messageCost,
  type Charge,
  type OutgoingContent,
  type Sendable,
  type Sender,
} from '@vela/domain/chat';
import { usePage } from '../../shell/page';
import type { ShownMessage } from './conversation/shown-messages';

export interface Charging {
  chargeOf: (sendable: Sendable) => Charge;
  /** What it costs whom nothing is free for. */
  costOf: (sendable: Sendable) => number;
  credits: number;
  isPremium: boolean;
  /** Texts that are still free; 0 for a premium member. */
  freeLeft: number;
}

/** What sending costs, before it is sent; what still waits is counted as sent. */
export function useCharge(messages: readonly ShownMessage[]): Charging {
  const { user, settings } = usePage();
  const { photo_credits = 0, gift_credits = {}, ...others } = settings;
  const costs = { ...others, photo_credits, gift_credits };
  const own = messages.filter(({ sender }) => sender === 'me');
  const waiting = own.flatMap((shown) =>
    shown.waiting?.state.status === 'failed' ? [] : (shown.waiting ?? []),
  );
  const written = user?.written ?? { conversations: 0, messages: 0 };
  const premium = user?.paid_user ?? false;
  const counted = { ...written, messages: written.messages + waiting.length };
  const freeLeft = premium ? 0 : freeMessagesLeft(counted, costs);
  const paidWaiting = waiting.slice(Math.max(0, premium ? 0 : freeMessagesLeft(written, costs)));
  const spent = paidWaiting.reduce((sum, { content }) => sum + messageCost(sendableOf(content), costs), 0);
  const sender: Sender = {
    premium,
    credits: Math.max(0, (user?.credits ?? 0) - spent),
    written: counted,
    wroteHere: own.some(({ message }) => message !== null),
  };
  return {
    chargeOf: (sendable) => chargeFor(sendable, { sender, costs }),
    costOf: (sendable) => messageCost(sendable, costs),
    credits: sender.credits,
    isPremium: premium,
    freeLeft,
  };
}

/** What of a message decides its price. */
export function sendableOf(content: OutgoingContent): Sendable {
  return content.type === 'gift' ? { type: 'gift', giftId: content.giftId } : { type: content.type };
}
