import type { SiteSettings } from '../sites';
import { addMs, DAY, HOUR, MINUTE } from '../time';

/** How many wrong passwords, in what time, block for how long: settings of the site. */
export type LockoutSettings = Pick<
  SiteSettings,
  'login_attempts' | 'login_window_minutes' | 'login_block_minutes' | 'login_longest_block_hours'
>;

type LongestBlock = Pick<SiteSettings, 'login_longest_block_hours'>;

/**
 * How long after the last wrong password nothing of it counts any more, in milliseconds: the longest block,
 * and the day after which a block is deleted. Source: decisions.md, Setting values.
 */
export function failuresCountMs({ login_longest_block_hours: hours }: LongestBlock): number {
  return hours * HOUR + DAY;
}

/** How long an expired count may still be stored, in milliseconds: a job deletes it each hour. */
const REMOVED_WITHIN_MS = HOUR;

/**
 * Returns after how many whole days from the last wrong password nothing of it is stored, as the texts say.
 * Source: decisions.md, Setting values.
 */
export function failuresKeptDays(settings: LongestBlock): number {
  return Math.ceil((failuresCountMs(settings) + REMOVED_WITHIN_MS) / DAY);
}

/** What is stored of one account tried from one address, or from one device that logged in before. */
export interface LoginFailures {
  /** Wrong passwords since the last block, oldest first. */
  failedAt: readonly Date[];
  /** Blocks so far; each doubles the next. */
  blocks: number;
  blockedUntil: Date | null;
}

/**
 * What wrong passwords are counted by: a browser that logged in to the account before has a count of its own, which
 * nobody else can use up; all others share that of their address. Source: decisions.md, login attempts.
 */
export function countedBy({ isKnownDevice }: { isKnownDevice: boolean }): 'device' | 'address' {
  return isKnownDevice ? 'device' : 'address';
}

/** What is stored of an account that nobody failed to log in to. Source: decisions.md, Setting values. */
export const NO_FAILURES: LoginFailures = { failedAt: [], blocks: 0, blockedUntil: null };

/**
 * Returns what is stored after one more wrong password: so many within so many minutes as the site says (five
 * within 15) block, for 15 minutes the first time and twice as long each further time, up to 24 hours. A day
 * without a block deletes the blocks. Attempts during a block are not tried, so they never come here. Source:
 * product.md §4.
 */
export function withFailure(failures: LoginFailures, now: Date, settings: LockoutSettings): LoginFailures {
  const since = addMs(now, -settings.login_window_minutes * MINUTE);
  const failedAt = [...failures.failedAt.filter((at) => at > since), now];
  const blocks = isForgotten(failures, now) ? 0 : failures.blocks;
  if (failedAt.length < settings.login_attempts) return { ...failures, failedAt, blocks };
  return { failedAt: [], blocks: blocks + 1, blockedUntil: addMs(now, blockLengthMs(blocks, settings)) };
}

/**
 * Returns the whole minutes until the next attempt is allowed, rounded up; 0 when it is allowed now. Source:
 * product.md §4, §8.
 */
export function lockoutMinutesLeft({ blockedUntil }: LoginFailures, now: Date): number {
  if (!blockedUntil) return 0;
  return Math.max(0, Math.ceil((blockedUntil.getTime() - now.getTime()) / MINUTE));
}

function blockLengthMs(blocksBefore: number, settings: LockoutSettings): number {
  const { login_block_minutes: minutes, login_longest_block_hours: hours } = settings;
  return Math.min(minutes * MINUTE * 2 ** blocksBefore, hours * HOUR);
}

function isForgotten({ blockedUntil }: LoginFailures, now: Date): boolean {
  return blockedUntil !== null && now >= addMs(blockedUntil, DAY);
}
