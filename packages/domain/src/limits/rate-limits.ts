import type { RateLimits } from '../sites';
import { HOUR, MINUTE, SECOND } from '../time';

/**
 * In what time so many as the site's `rate_limits` says may be asked of it, in milliseconds; the next then waits for its end.
 * Source: decisions.md, Setting values.
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
  /** Answers about privacy: a network may have as many visitors as an advertisement sends, and each may change their mind. */
  consent: HOUR,
  upload: HOUR,
  report: HOUR,
  request: SECOND,
  /** Requests that send messages, those of one message again included. */
  send: SECOND,
  /** Pages for one address: more than any household, school or office opens. */
  page: SECOND,
} as const satisfies Record<keyof RateLimits, number>;

/** What a rate may count under; without a session there are neither session nor member. */
export interface RateKeys {
  address: string;
  session?: string | undefined;
  member?: string | undefined;
}

/** What counts by another than the address. */
const COUNTED_BY: Partial<Record<keyof RateLimits, keyof RateKeys>> = {
  upload: 'member',
  request: 'session',
  send: 'session',
};

/**
 * Under which of the keys a rate counts: uploads under the member, requests under the session, everything else, and
 * whatever is asked without a session, under the address. Source: decisions.md, Setting values.
 */
export function rateKey(name: keyof RateLimits, keys: RateKeys): string {
  const by = COUNTED_BY[name];
  return (by && keys[by]) ?? keys.address;
}
