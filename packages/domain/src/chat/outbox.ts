import { passesByItself, type ShownErrorCode } from '../errors';
import { addMs, backoffMs, MINUTE, SECOND } from '../time';
import type { GiftId } from './gifts';

/** What a message says. */
export type OutgoingContent =
  | { type: 'text'; text: string }
  | { type: 'photo'; photoId: string }
  | { type: 'gift'; giftId: GiftId };

/**
 * A message before the server has it; it is stored so that neither a reload nor a lost connection loses it.
 */
export interface OutboxMessage {
  /** Unique; under it the server takes the message once, however often it is sent. */
  clientId: string;
  /** The member it goes to. */
  profileId: string;
  content: OutgoingContent;
  /** The message of the same conversation that it answers, by its id. */
  replyTo?: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. Until then it isn't sent and can be taken back; gone as soon as it is on its way. */
  undoUntil?: string;
  state: OutboxState;
}

/**
 * `queued` waits for its turn, after a failed try until `retryAt`; `failed` needs the person: what it lacks (credits,
 * premium) or that it can't be sent at all.
 */
export type OutboxState =
  | { status: 'queued'; attempts: number; retryAt: string | null }
  | { status: 'sending'; attempts: number }
  | { status: 'failed'; code: ShownErrorCode };

/** The errors that a purchase resolves: a member who has bought may send the failed message again. */
const LACKS: readonly string[] = ['not_enough_credits', 'premium_required'] satisfies ShownErrorCode[];

/** How long a photo or a gift waits for second thoughts before it is sent, in milliseconds: it costs several credits. */
export const SEND_UNDO_MS = 6 * SECOND;

const BACKOFF = { firstMs: SECOND, longestMs: MINUTE };

type Outbox = readonly OutboxMessage[];

/** Adds a message behind those that wait. */
export function enqueue(outbox: Outbox, message: Omit<OutboxMessage, 'state'>): OutboxMessage[] {
  return [
    ...outbox,
    { ...message, state: { status: 'queued', attempts: 0, retryAt: message.undoUntil ?? null } },
  ];
}

/**
 * The messages whose turn it is: of each member the oldest that waits, when it is due and none before it is on its way,
 * so that they arrive in the order they were written. Source: decisions.md, Money (client id).
 */
export function dueMessages(outbox: Outbox, now: Date): OutboxMessage[] {
  const seen = new Set<string>();
  return outbox.filter(({ profileId, state }) => {
    if (state.status === 'failed' || seen.has(profileId)) return false;
    seen.add(profileId);
    return state.status === 'queued' && isDue(state.retryAt, now);
  });
}

/** Returns when the next message falls due that isn't yet; null when nothing waits for a time. */
export function nextDueAt(outbox: Outbox, now: Date): Date | null {
  const times = outbox
    .flatMap(({ state }) => (state.status === 'queued' && state.retryAt !== null ? [state.retryAt] : []))
    .map((retryAt) => Date.parse(retryAt))
    .filter((retryAtMs) => retryAtMs > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** Until when what is sent at `now` can be taken back: a photo or a gift for some seconds, a text not at all. */
export function undoUntil({ type }: Pick<OutgoingContent, 'type'>, now: Date): Date | null {
  return type === 'text' ? null : addMs(now, SEND_UNDO_MS);
}

/** Takes back what has not been on its way yet; anything else stays. */
export function undo(outbox: Outbox, clientId: string): OutboxMessage[] {
  return outbox.filter((message) => message.clientId !== clientId || message.undoUntil === undefined);
}

/** Notes that a message is on its way: from now on it can't be taken back. */
export function markSending(outbox: Outbox, clientId: string): OutboxMessage[] {
  return outbox.map((message) => {
    if (message.clientId !== clientId) return message;
    const { undoUntil: _, ...sent } = message;
    return { ...sent, state: { status: 'sending', attempts: attemptsOf(message.state) + 1 } };
  });
}

/** Takes a message out: the server has it, or the person gave it up. */
export function remove(outbox: Outbox, clientId: string): OutboxMessage[] {
  return outbox.filter((message) => message.clientId !== clientId);
}

/**
 * Notes that a try failed. What passes by itself is tried again after 1, 2, 4 … seconds, at most a minute, or when the
 * server said (`retryAfter`, in seconds); anything else waits for the person. Source: decisions.md, Money (client id).
 */
export function markFailed(
  outbox: Outbox,
  clientId: string,
  { code, retryAfter, now }: { code: ShownErrorCode; retryAfter?: number | null; now: Date },
): OutboxMessage[] {
  return change(outbox, clientId, (state) => {
    if (!passesByItself(code)) return { status: 'failed', code };
    const attempts = attemptsOf(state);
    const delayMs = Math.max(backoffMs(attempts, BACKOFF), (retryAfter ?? 0) * SECOND);
    return { status: 'queued', attempts, retryAt: addMs(now, delayMs).toISOString() };
  });
}

/** Makes a message due at once: the person asks for it. */
export function retryNow(outbox: Outbox, clientId: string): OutboxMessage[] {
  return change(outbox, clientId, () => ({ status: 'queued', attempts: 0, retryAt: null }));
}

/**
 * Makes all that waits due at once, but for what can still be taken back: the connection is back. After a reload also what was on its way, as nobody waits
 * for its answer any more; the server takes it once all the same. Source: decisions.md, Money (client id).
 */
export function resume(outbox: Outbox, { reloaded }: { reloaded: boolean }): OutboxMessage[] {
  return outbox.map((message) => {
    const { state } = message;
    if (state.status === 'failed' || (state.status === 'sending' && !reloaded)) return message;
    return {
      ...message,
      state: { status: 'queued', attempts: state.attempts, retryAt: message.undoUntil ?? null },
    };
  });
}

/**
 * Whether a message was rejected for what its sender has or may do, which may have changed elsewhere since.
 * Source: product.md §6.
 */
export function isLack(code: string): boolean {
  return LACKS.includes(code);
}

function isDue(retryAt: string | null, now: Date): boolean {
  return retryAt === null || Date.parse(retryAt) <= now.getTime();
}

function attemptsOf(state: OutboxState): number {
  return state.status === 'failed' ? 0 : state.attempts;
}

function change(
  outbox: Outbox,
  clientId: string,
  next: (state: OutboxState) => OutboxState,
): OutboxMessage[] {
  return outbox.map((message) =>
    message.clientId === clientId ? { ...message, state: next(message.state) } : message,
  );
}
