import type { Profile } from '@vela/contract/entities/profile';
import {
  chargeFor,
  freeMessagesLeft,
  messageCost,
  NOTHING_WRITTEN,
  senderAfter,
  type Charge,
  type OutgoingContent,
  type Sendable,
  type Sender,
} from '@vela/domain/chat';
import { useMemo } from 'react';
import { usePage } from '../../../kit/page/page-context';
import type { PageData } from '../../../kit/page/page-data';
import { waitingOf, type ShownMessage } from './shown-messages';

export interface Charging {
  chargeOf: (sendable: Sendable) => Charge;
  /** What it costs a member without anything free. */
  costOf: (sendable: Exclude<Sendable, { type: 'gift' }>) => number;
  credits: number;
  isPremium: boolean;
  /** Texts that are still free; 0 for a premium member. */
  freeLeft: number;
}

/**
 * What sending to someone costs, before it is sent; what still waits is counted as sent. The same while no price changes:
 * most messages that come change none.
 */
export function useCharge(
  profile: Pick<Profile, 'wrote_to'> | undefined,
  messages: readonly ShownMessage[],
): Charging {
  const { user, settings } = usePage();
  const costs = useMemo(() => costsOf(settings), [settings]);
  const sender = useMemo(
    () => senderOf({ user, costs, profile, messages }),
    [user, costs, profile, messages],
  );
  const { premium, credits, wroteHere } = sender;
  const { conversations, messages: count } = sender.written;
  return useMemo(() => {
    const written = { conversations, messages: count };
    return chargingOf({ premium, credits, written, wroteHere }, costs);
  }, [premium, credits, conversations, count, wroteHere, costs]);
}

/** What the next text costs; what it would cost, where it can't be paid. */
export function textCost({ chargeOf, costOf }: Charging): number {
  const charge = chargeOf({ type: 'text' });
  return 'cost' in charge ? charge.cost : costOf({ type: 'text' });
}

function costsOf({ photo_credits = 0, gift_credits = {}, ...others }: PageData['settings']) {
  return { ...others, photo_credits, gift_credits };
}

type Costs = ReturnType<typeof costsOf>;

interface Sending {
  user: PageData['user'];
  costs: Costs;
  profile: Pick<Profile, 'wrote_to'> | undefined;
  messages: readonly ShownMessage[];
}

function senderOf({ user, costs, profile, messages }: Sending): Sender {
  const waiting = waitingOf(messages).flatMap((shown) =>
    shown.waiting?.state.status === 'failed' ? [] : (shown.waiting ?? []),
  );
  return senderAfter(
    waiting.map(({ content }) => sendableOf(content)),
    {
      sender: {
        premium: user?.paid_user ?? false,
        credits: user?.credits ?? 0,
        written: user?.written ?? NOTHING_WRITTEN,
        // The profile doesn't include messages that were sent since.
        wroteHere:
          profile?.wrote_to === true ||
          messages.some(({ sender: by, message }) => by === 'me' && message !== null),
      },
      costs,
    },
  );
}

function chargingOf(sender: Sender, costs: Costs): Charging {
  return {
    chargeOf: (sendable) => chargeFor(sendable, { sender, costs }),
    costOf: (sendable) => messageCost(sendable, costs),
    credits: sender.credits,
    isPremium: sender.premium,
    freeLeft: freeMessagesLeft(sender, costs),
  };
}

/** What of a message decides its price. */
export function sendableOf(content: OutgoingContent): Sendable {
  return content.type === 'gift' ? { type: 'gift', giftId: content.giftId } : { type: content.type };
}
