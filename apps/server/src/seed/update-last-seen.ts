import { sql } from 'kysely';
import type { Tx } from '../db/database';

/** A member that wrote to an account, or liked it, was here at that time. */
export async function updateLastSeen(tx: Tx, memberId: string): Promise<void> {
  await sql`
    update profiles set last_seen_at = greatest(profiles.last_seen_at, deeds.at)
    from (
      select member_id, max(at) as at from (
        select messages.sender_id as member_id, messages.sent_at as at
        from messages
        join conversation_members on conversation_members.conversation_id = messages.conversation_id
        where conversation_members.member_id = ${memberId} and messages.sender_id is not null
        union all
        select likes.member_id, likes.liked_at from likes where likes.liked_id = ${memberId}
      ) as all_deeds
      group by member_id
    ) as deeds
    where profiles.member_id = deeds.member_id
  `.execute(tx);
}
