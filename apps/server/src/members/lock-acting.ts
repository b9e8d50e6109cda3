import type { Tx } from '../db/database';
import { Failure } from '../core/failure';
import type { SessionMember } from '../core/session-member';
import { requireLiveSession } from '../sessions/sessions';
import { lockMembers } from './lock-members';

/**
 * Holds the member who acts, and those it acts on, until the transaction ends. Throws Failure `authentication_required` where the
 * account was erased since the request began, or `requireLiveSession` does.
 */
export async function lockActing(
  tx: Tx,
  session: Pick<SessionMember, 'id' | 'memberId' | 'status'>,
  otherIds: readonly string[] = [],
): Promise<void> {
  const there = await lockMembers(tx, [session.memberId, ...otherIds]);
  if (!there.includes(session.memberId)) throw new Failure('authentication_required');
  await requireLiveSession(tx, session);
}
