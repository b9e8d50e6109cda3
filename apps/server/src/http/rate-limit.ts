/** A limit by its name; its figures are in one table. */
export type LimitName = 'signup' | 'check' | 'reset' | 'request';

export interface Limits {
  /** Takes one from what `key` may still do. Throws Failure `too_many_requests` with `retryAfter` when nothing is left. */
  consume(name: LimitName, key: string): Promise<void>;
}
