import { SECOND } from '../time';

/** How long someone is in the members' area before the offer comes over the page. Source: product.md §9. */
const DELAY_MS = 40 * SECOND;

/** After so long without a press, key or movement nobody is about to press what the offer would cover. */
const CALM_AFTER_MS = 5 * SECOND;

/** How far it is until the time bonus comes over the page; `since` is when the members' area was entered. */
export type TimeBonusTimer = { status: 'outside' } | { status: 'waiting' | 'due'; since: Date };

/** The timer starts outside of the members' area. Source: product.md §2. */
export const NO_TIMER: TimeBonusTimer = { status: 'outside' };

/**
 * The timer at `now`, given whether the page belongs to the members' area. It starts with the first such
 * page and is due 40 seconds later; any page outside cancels it. It starts again when the clock was set back,
 * because the offer would otherwise be delayed by as much. Source: product.md §2.
 */
export function timeBonusTimer(
  timer: TimeBonusTimer,
  { isInside, now }: { isInside: boolean; now: Date },
): TimeBonusTimer {
  if (!isInside) return NO_TIMER;
  if (timer.status === 'outside' || timer.since > now) return { status: 'waiting', since: now };
  const isDue = now.getTime() - timer.since.getTime() >= DELAY_MS;
  return { status: isDue ? 'due' : 'waiting', since: timer.since };
}

/**
 * Whether an offer that is due opens now: once nothing was pressed, moved or typed for 5 seconds (`quietMs`), and
 * nobody is in the middle of writing, choosing or answering (`isBusy`). It follows the 40 seconds of product.md §2.
 */
export function isCalm({ quietMs, isBusy }: { quietMs: number; isBusy: boolean }): boolean {
  return quietMs >= CALM_AFTER_MS && !isBusy;
}
