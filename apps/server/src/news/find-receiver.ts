import { awaitsConfirmation } from '@vela/domain/members';
import type { Tx } from '../db/database';

export type Receiver = NonNullable<Awaited<ReturnType<typeof findReceiver>>>;

/** The member that a mail of news would go to, with the time of the last visit; null for one that is gone. */
export async function findReceiver(tx: Tx, { memberId, now }: { memberId: string; now: Date }) {
  const row = await tx
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['members.site_id', 'members.email', 'members.language', 'members.status', 'profiles.fictional'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select((session) => session.fn.max('last_seen_at').as('last_seen_at'))
        .whereRef('sessions.member_id', '=', 'members.id')
        .where('sessions.expires_at', '>', now)
        .as('last_seen'),
    )
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    siteId: row.site_id,
    email: row.email,
    locale: row.language,
    lastSeen: row.last_seen,
    /** Nobody mails an address that isn't confirmed, or one that was made up. */
    isMailed: row.status === 'active' && !row.fictional,
    awaitsConfirmation: awaitsConfirmation(row.status) && !row.fictional,
  };
}
