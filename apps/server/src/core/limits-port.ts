import type { RateLimits } from '@vela/domain/sites';
import type { Db, Tx } from '../db/database';
import type { Site } from './site';

export type LimitName = keyof RateLimits;

/** Who does something, and on which site: its limit holds, of what was done on all sites, since they share a server. */
export interface Counted {
  site: Pick<Site, 'settings'>;
  key: string;
  /** How many times what the site allows; once, unless said otherwise. */
  times?: number;
}

export interface Limits {
  /** Takes one from what `key` may still do. Throws Failure `too_many_requests` with `retryAfter` when nothing is left. */
  consume(name: LimitName, counted: Counted): Promise<void>;
  /**
   * The same for a limit that all nodes count, in the caller's transaction: what that undoes was never taken. Gives the
   * seconds until there is one again instead of throwing; null when this one may be.
   */
  consumeIn(tx: Tx, name: LimitName, counted: Counted): Promise<number | null>;
  /** Gives one back that turned out not to count. */
  giveBack(name: LimitName, counted: Counted): Promise<void>;
  /** Deletes the counts of a limit that may be lifted. */
  lift(db: Pick<Db, 'deleteFrom'>, name: 'account_login', counted: Pick<Counted, 'key'>): Promise<void>;
}
