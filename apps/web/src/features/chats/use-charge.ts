import type { Profile } from '@vela/contract/entities/profile';
import {
  chargeFor,
  freeMessagesLeft,
  messageCost,
  senderAfter,
  type Charge,
  type OutgoingContent,
  type Sendable,
} from '@vela/domain/chat';
import { useMemo } from 'react';
import { usePage, type PageData } from '../../shell/page';
import { waitingOf, type ShownMessage } from './conversation/shown-messages';

export interface Charging {
  chargeOf: (sendable: Sendable) => Charge;
  /** What it costs whom nothing is free for. */
  costOf: (sendable: Exclude<Sendable, { type: 'gift' }>) => number;
  credits: number;
  isPremium: boolean;
  /** Texts that are still free; 0 for a premium member. */
  freeLeft: number;
}

/** What sending to someone costs, before it is sent; what still waits is counted as sent. */
export function useCharge(
  profile: Pick<Profile, 'wrote_to'> | undefined,
  messages: readonly ShownMessage[],
): Charging {
  const { user, settings } = usePage();
  return useMemo(
    () => chargingOf({ user, settings, profile, messages }),
    [user, settings, profile, messages],
  );
}

interface Sending {
  user: PageData['user'];
  settings: PageData['settings'];
  profile: Pick<Profile, 'wrote_to'> | undefined;
  messages: readonly ShownMessage[];
}

function chargingOf({ user, settings, profile, messages }: Sending): Charging {
  const { photo_credits = 0, gift_credits = {}, ...others } = settings;
  const costs = { ...others, photo_credits, gift_credits };
  const waiting = waitingOf(messages).flatMap((shown) =>
    shown.waiting?.state.status === 'failed' ? [] : (shown.waiting ?? []),
  );
  const premium = user?.paid_user ?? false;
  const sender = senderAfter(
    waiting.map(({ content }) => sendableOf(content)),
    {
      sender: {
        premium,
        credits: user?.credits ?? 0,
        written: user?.written ?? { conversations: 0, messages: 0 },
        // Of what was sent since, the profile knows nothing yet.
        wroteHere:
          profile?.wrote_to === true ||
          messages.some(({ sender: by, message }) => by === 'me' && message !== null),
      },
      costs,
    },
  );
  return {
    chargeOf: (sendable) => chargeFor(sendable, { sender, costs }),
    costOf: (sendable) => messageCost(sendable, costs),
    credits: sender.credits,
    isPremium: premium,
    freeLeft: freeMessagesLeft(sender, costs),
  };
}

/** What of a message decides its price. */
export function sendableOf(content: OutgoingContent): Sendable {
  return content.type === 'gift' ? { type: 'gift', giftId: content.giftId } : { type: content.type };
}
