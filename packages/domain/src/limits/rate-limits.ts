import { HOUR, MINUTE, SECOND } from '../time';

/** So many within a window; the next then waits for its end. */
interface RateLimit {
  points: number;
  windowMs: number;
}

/**
 * How much may be asked of the server: sign-ups, checks and resets by an address, uploads by a member, everything else by a
 * session. Never lower on the demo. Source: decisions.md, Setting values.
 */
export const RATE_LIMITS = {
  signup: { points: 30, windowMs: HOUR },
  check: { points: 20, windowMs: 10 * MINUTE },
  /**
   * Wrong passwords over all accounts: who tries lists of stolen ones is stopped, but not the many behind one address
   * who mistype.
   */
  login: { points: 300, windowMs: 15 * MINUTE },
  reset: { points: 20, windowMs: 10 * MINUTE },
  /** New drafts of sign-ups: each takes room for half an hour, and many belong to nobody. */
  draft: { points: 60, windowMs: HOUR },
  upload: { points: 60, windowMs: HOUR },
  report: { points: 20, windowMs: HOUR },
  request: { points: 50, windowMs: SECOND },
  /** Requests that send messages, those of one message again included. */
  send: { points: 200, windowMs: SECOND },
  /** Pages for one address: more than any household, school or office opens. */
  page: { points: 200, windowMs: SECOND },
} as const satisfies Record<string, RateLimit>;

/** How many messages a member may send: so many at once after a rest, then so many a second. Source: decisions.md. */
export const MESSAGE_RATE = { burst: 60, perSecond: 2 } as const;
