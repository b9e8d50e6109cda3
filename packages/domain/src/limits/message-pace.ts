import type { SiteSettings } from '../sites';
import { addMs, SECOND } from '../time';

/** How fast a member may write, in whole milliseconds. */
export interface MessagePace {
  /** What one message takes to be rested from. */
  stepMs: number;
  /** How far ahead of now a member may be with that, and still send one more. */
  aheadMs: number;
}

/** The pace of a site's members: so many messages at once after a rest, then so many a second. Source: decisions.md, Setting values. */
export function messagePace({
  message_burst: burst,
  messages_per_second: perSecond,
}: Pick<SiteSettings, 'message_burst' | 'messages_per_second'>): MessagePace {
  const stepMs = Math.ceil(SECOND / perSecond);
  return { stepMs, aheadMs: (burst - 1) * stepMs };
}

/**
 * When a member will have rested from one more message, given when from all before; `null` where it comes too soon, which is
 * `too_many_requests`. Source: decisions.md, Setting values.
 */
export function restedAfter(restedAt: Date | null, now: Date, { stepMs, aheadMs }: MessagePace): Date | null {
  const aheadOfNowMs = Math.max(0, (restedAt?.getTime() ?? 0) - now.getTime());
  return aheadOfNowMs > aheadMs ? null : addMs(now, aheadOfNowMs + stepMs);
}
