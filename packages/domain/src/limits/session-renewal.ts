import { DAY } from '../time';
import { COOKIE_LIVES_MS } from './cookie-lives';

/** A session in use is prolonged at most this often, so that a visit costs one write a day. */
const RENEWAL_MS = DAY;

/**
 * When a session that is used now is over: after its full life. `null` where that is no more than a day later than what it
 * has. Source: product.md §9 (auth cookie 30 days).
 */
export function renewedUntil(expiresAt: Date, now: Date): Date | null {
  const fullLife = now.getTime() + COOKIE_LIVES_MS.session;
  return fullLife - expiresAt.getTime() < RENEWAL_MS ? null : new Date(fullLife);
}
