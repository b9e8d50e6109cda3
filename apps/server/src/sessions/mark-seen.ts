import { SEEN_AGAIN_MS } from '@vela/domain/presence';
import type { AppContext } from '../core/context';
import type { SessionMember } from '../core/session-member';

type Context = Pick<AppContext, 'db'>;

/** Writes down that the member of a session is here, once in a while and not with every request. */
export async function markSeen(
  context: Context,
  { session, now }: { session: SessionMember; now: Date },
): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < SEEN_AGAIN_MS) return;
  await context.db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', session.id).execute();
  await markMemberSeen(context, { memberId: session.memberId, now });
}

/** Nothing is recorded in invisible mode, so that leaving the mode reveals nothing about that time. */
export async function markMemberSeen(
  { db }: Context,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('profiles')
    .from('members')
    .set({ last_seen_at: now })
    .whereRef('members.id', '=', 'profiles.member_id')
    .where('members.id', '=', memberId)
    .where('members.invisible', '=', false)
    .where('profiles.last_seen_at', '<', now)
    .execute();
}
