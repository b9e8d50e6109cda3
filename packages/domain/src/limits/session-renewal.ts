import { addMs, DAY, HOUR } from '../time';
import { COOKIE_LIVES_MS } from './cookie-lives';

/** A session in use is prolonged at most this often, so that a visit costs one write a day. */
const RENEWAL_MS = DAY;

/** How long after its start a session ends, whatever its use, in milliseconds. */
export const LONGEST_SESSION_MS = { member: 90 * DAY, operator: 12 * HOUR } as const;

export interface SessionLife {
  /** The time when the member logged in. */
  startedAt: Date;
  /** Operators see what is others': a browser that they leave open is theirs for a working day alone. */
  isOperator: boolean;
}

/**
 * Returns the time until which a session lasts that is used now: its full life, but never past its end.
 * Source: product.md §9 (auth cookie 30 days).
 */
export function sessionUntil({ startedAt, isOperator }: SessionLife, now: Date): Date {
  const endsAt = addMs(startedAt, LONGEST_SESSION_MS[isOperator ? 'operator' : 'member']);
  const fullLife = addMs(now, COOKIE_LIVES_MS.session);
  return fullLife < endsAt ? fullLife : endsAt;
}

/**
 * Returns the time when a session that is used now ends. `null` where that is no more than a day later than
 * what it has, unless it is the last time that it can be prolonged. Source: product.md §9.
 */
export function renewedUntil(
  { expiresAt, ...life }: SessionLife & { expiresAt: Date },
  now: Date,
): Date | null {
  const until = sessionUntil(life, now);
  const gainedMs = until.getTime() - expiresAt.getTime();
  const isLast = until < addMs(now, COOKIE_LIVES_MS.session);
  return gainedMs >= RENEWAL_MS || (isLast && gainedMs > 0) ? until : null;
}
