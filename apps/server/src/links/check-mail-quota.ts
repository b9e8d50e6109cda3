import { MAIL_REFUSALS, MAIL_WINDOW_MS, nextMailAt, type QuotaMail } from '@vela/domain/limits';
import { addMs, secondsLeft } from '@vela/domain/time';
import type { Tx } from '../db/database';
import { Failure } from '../core/failure';
import type { Site } from '../core/site';
import { linkTimes } from './links';

/**
 * Throws the kind's Failure when a member has had as many mails of it as the site allows a day. The caller holds the member's
 * row, so that two at once can't both be the last.
 */
export async function checkMailQuota(
  tx: Tx,
  { memberId, kind, site, now }: { memberId: string; kind: QuotaMail; site: Site; now: Date },
): Promise<void> {
  const sentAt = await linkTimes(tx, { memberId, kind, since: addMs(now, -MAIL_WINDOW_MS) });
  const nextAt = nextMailAt(kind, { sentAt, now, settings: site.settings });
  if (nextAt === null) return;
  throw new Failure(MAIL_REFUSALS[kind], { retryAfter: secondsLeft(nextAt, now) });
}
