import type { RateLimits } from '../sites';
import { HOUR, MINUTE, SECOND } from '../time';

/**
 * In what time so many as the site's `rate_limits` says may be asked of it, in milliseconds; the next then waits for its end.
 * Requests and messages count by session, uploads by member, everything else by address. Source: decisions.md, Setting values.
 */
export const RATE_WINDOWS_MS = {
  signup: HOUR,
  check: 10 * MINUTE,
  /**
   * Wrong passwords over all accounts: who tries lists of stolen ones is stopped, but not the many behind one address
   * who mistype.
   */
  login: 15 * MINUTE,
  reset: 10 * MINUTE,
  /** New drafts of sign-ups: each takes room for half an hour, and many belong to nobody. */
  draft: HOUR,
  upload: HOUR,
  report: HOUR,
  request: SECOND,
  /** Requests that send messages, those of one message again included. */
  send: SECOND,
  /** Pages for one address: more than any household, school or office opens. */
  page: SECOND,
} as const satisfies Record<keyof RateLimits, number>;
