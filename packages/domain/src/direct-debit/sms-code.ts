import { DAY, MINUTE, SECOND } from '../time';

/** How long a code is good, how often it may be typed wrong, how long until another is sent, and how many a day. */
const SMS_CODE = {
  lifeMs: 10 * MINUTE,
  tries: 5,
  pauseMs: 60 * SECOND,
  perDay: 5,
} as const;

/** How far a direct debit is confirmed by the code that went to the account holder's phone. */
export type Confirmation =
  | { status: 'form' }
  | { status: 'code_sent'; sentAt: Date; wrongCodes: number }
  | { status: 'confirmed' };

/** What typing a code comes to. */
export interface CodeTyped {
  next: Confirmation;
  errorCode: 'code_invalid' | null;
}

/**
 * A code as it was typed, without the spaces people copy along; `null` unless it has six digits. Source: product.md
 * §5.
 */
export function readSmsCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/**
 * Returns the state after a code was sent; the tries of an earlier one don't count any more, as it is no
 * longer valid. Source: product.md §5; the numbers are ours.
 */
export function codeSent(now: Date): Confirmation {
  return { status: 'code_sent', sentAt: now, wrongCodes: 0 };
}

/**
 * Returns the state after a code was typed, given whether it is the one that was sent: right within ten
 * minutes confirms, wrong is `code_invalid`. The fifth wrong one, or one that comes too late, leads back to
 * the form for another. Source: product.md §5.
 */
export function codeTyped(
  confirmation: Confirmation,
  { isRight, now }: { isRight: boolean; now: Date },
): CodeTyped {
  if (confirmation.status !== 'code_sent') return { next: confirmation, errorCode: 'code_invalid' };
  const { sentAt, wrongCodes } = confirmation;
  const isLate = now.getTime() - sentAt.getTime() >= SMS_CODE.lifeMs;
  if (isLate) return { next: { status: 'form' }, errorCode: 'code_invalid' };
  if (isRight) return { next: { status: 'confirmed' }, errorCode: null };
  const isLast = wrongCodes + 1 >= SMS_CODE.tries;
  const next: Confirmation = isLast ? { status: 'form' } : { ...confirmation, wrongCodes: wrongCodes + 1 };
  return { next, errorCode: 'code_invalid' };
}

/**
 * When the next code may go out, given when earlier ones did: a minute after the last, and five in 24 hours. `null`
 * for now. Source: product.md §5.
 */
export function nextCodeAt(sentAt: readonly Date[], now: Date): Date | null {
  const sentMs = sentAt.map((at) => at.getTime()).toSorted((a, b) => a - b);
  const lastMs = sentMs.at(-1) ?? -Infinity;
  const fifthMs = sentMs.at(-SMS_CODE.perDay) ?? -Infinity;
  const freeMs = Math.max(lastMs + SMS_CODE.pauseMs, fifthMs + DAY);
  return freeMs > now.getTime() ? new Date(freeMs) : null;
}
