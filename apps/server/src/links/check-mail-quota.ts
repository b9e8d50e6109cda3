import type { ErrorCode } from '@vela/domain/errors';
import { hasMailQuota, type QuotaMail } from '@vela/domain/limits';
import { addMs, DAY, SECOND } from '@vela/domain/time';
import type { Tx } from '../db/database';
import { Failure } from '../http/failure';
import { linkTimes } from './links';

const REFUSALS = {
  activation: 'too_many_mails',
  password_reset: 'too_many_reset_mails',
  mail_change: 'too_many_mails',
} as const satisfies Record<QuotaMail, ErrorCode>;

/**
 * Throws the kind's Failure when a member has had as many mails of it as a day allows. The caller holds the member's
 * row, so that two at once can't both be the last.
 */
export async function checkMailQuota(
  tx: Tx,
  { memberId, kind, now }: { memberId: string; kind: QuotaMail; now: Date },
): Promise<void> {
  const sentAt = await linkTimes(tx, { memberId, kind, since: addMs(now, -DAY) });
  if (hasMailQuota(kind, { sentAt, now })) return;
  const oldest = Math.min(...sentAt.map((at) => at.getTime()));
  throw new Failure(REFUSALS[kind], { retryAfter: Math.ceil((oldest + DAY - now.getTime()) / SECOND) });
}
