import type { SiteSettings } from '../sites';
import { messageCost, type Sendable } from './message-cost';

/** What a member ever wrote; deleted messages and conversations count. */
export interface Written {
  conversations: number;
  messages: number;
}

/**
 * The count of a member who has written nothing yet. A premium member has the same, because its messages
 * aren't counted. Source: decisions.md, Free allowance.
 */
export const NOTHING_WRITTEN: Written = { conversations: 0, messages: 0 };

export interface Sender {
  premium: boolean;
  /** The balance. */
  credits: number;
  written: Written;
  /** Whether this member wrote in the conversation before. */
  wroteHere: boolean;
}

type Costs = Pick<
  SiteSettings,
  'message_credits' | 'photo_credits' | 'gift_credits' | 'free_conversations' | 'free_messages'
>;

/** Credits to be charged, or why the message can't be sent. */
export type Charge =
  | { cost: number }
  | { errorCode: 'premium_required' | 'not_enough_credits' | 'unknown_option' };

/**
 * What sending costs a member. A free member may write in `free_conversations` conversations ever, answers included; one
 * more is `premium_required`. Of a free member's texts the first `free_messages` messages in all cost nothing; a photo, a
 * gift and every further text cost credits like a premium member's, and without enough of them are
 * `not_enough_credits`. A gift that the site doesn't offer is an `unknown_option` to all. Source: decisions.md, Free
 * allowance; Setting values.
 */
export function chargeFor(sendable: Sendable, { sender, costs }: { sender: Sender; costs: Costs }): Charge {
  const cost = messageCost(sendable, costs);
  if (cost === null) return { errorCode: 'unknown_option' };
  if (!sender.premium && isOneTooMany(sender, costs)) return { errorCode: 'premium_required' };
  if (sendable.type === 'text' && freeMessagesLeft(sender, costs) > 0) return { cost: 0 };
  return cost > sender.credits ? { errorCode: 'not_enough_credits' } : { cost };
}

/**
 * How many texts a member may still send without credits: those that are left of a free one's, and a premium member none.
 * Source: decisions.md, Free allowance.
 */
export function freeMessagesLeft(
  { premium, written }: Pick<Sender, 'premium' | 'written'>,
  { free_messages: free }: Pick<Costs, 'free_messages'>,
): number {
  return premium ? 0 : Math.max(0, free - written.messages);
}

/**
 * Returns in how many further conversations a free member may still write. Source: decisions.md, Free
 * allowance.
 */
export function freeConversationsLeft(
  { conversations }: Pick<Written, 'conversations'>,
  { free_conversations: free }: Pick<Costs, 'free_conversations'>,
): number {
  return Math.max(0, free - conversations);
}

/**
 * What a member ever wrote, after one more message; `wroteHere` says whether it is the first in its conversation.
 * Source: decisions.md, Free allowance.
 */
export function writtenAfter(
  { conversations, messages }: Written,
  { wroteHere }: { wroteHere: boolean },
): Written {
  return { conversations: conversations + (wroteHere ? 0 : 1), messages: messages + 1 };
}

/**
 * A sender once what still waits has been sent, in its order, so that its price is known before the server has it. What
 * can't be paid any more takes nothing. Source: decisions.md, Free allowance.
 */
export function senderAfter(
  waiting: readonly Sendable[],
  { sender, costs }: { sender: Sender; costs: Costs },
): Sender {
  return waiting.reduce((before, sendable) => {
    const charge = chargeFor(sendable, { sender: before, costs });
    if ('errorCode' in charge) return before;
    return {
      ...before,
      credits: before.credits - charge.cost,
      written: writtenAfter(before.written, before),
      wroteHere: true,
    };
  }, sender);
}

/**
 * Whether a member may still write without credits to someone: in a conversation that was begun, or in a new one. Source:
 * decisions.md, Free allowance.
 */
export function canWriteFree(
  sender: Omit<Sender, 'credits'>,
  costs: Pick<Costs, 'free_conversations' | 'free_messages'>,
): boolean {
  if (freeMessagesLeft(sender, costs) === 0) return false;
  return sender.wroteHere || freeConversationsLeft(sender.written, costs) > 0;
}

/**
 * Whether a first message to another member costs the member nothing. What a premium member wrote isn't counted: its
 * `written` is undefined, and none of its messages is free. Source: decisions.md, Free allowance.
 */
export function canBeginFree(
  { premium, written }: { premium: boolean; written: Written | undefined },
  costs: Pick<Costs, 'free_conversations' | 'free_messages'>,
): boolean {
  return written !== undefined && canWriteFree({ premium, written, wroteHere: false }, costs);
}

function isOneTooMany({ wroteHere, written }: Sender, costs: Costs): boolean {
  return !wroteHere && freeConversationsLeft(written, costs) === 0;
}
