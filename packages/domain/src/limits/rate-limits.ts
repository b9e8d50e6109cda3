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
  reset: { points: 20, windowMs: 10 * MINUTE },
  upload: { points: 60, windowMs: HOUR },
  request: { points: 50, windowMs: SECOND },
} as const satisfies Record<string, RateLimit>;

/** How many messages a member may send: so many at once after a rest, then so many a second. Source: decisions.md. */
export const MESSAGE_RATE = { burst: 60, perSecond: 2 } as const;
