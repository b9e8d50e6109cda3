import type { MemberStatus } from '@vela/domain/members';
import { DAY } from '@vela/domain/time';

/** What a row of a member of this status holds; one that is leaving can come back for a day yet. */
export function statusChange<Status extends MemberStatus>(
  status: Status,
  now = new Date(),
): { status: Status; erase_at: Date | null } {
  return { status, erase_at: status === 'pending_deletion' ? new Date(now.getTime() + DAY) : null };
}
