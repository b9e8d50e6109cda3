import { sql, type RawBuilder } from 'kysely';
import { isSeenBy } from '../chat/find-messages';
import { visibleTo } from '../members/visible-to';

/**
 * Selects the `head` of a subscription's news, the number of the last event to notify it of; null for none.
 * This is the domain's `isPushed` with `canSee` in SQL; a test keeps the two in agreement. `subscribed` names
 * the query's row of subscriptions.
 */
export function newsFor(subscribed: string): RawBuilder<unknown> {
  const memberId = sql.ref<string>(`${subscribed}.member_id`);
  return sql`
    select max(events.seq) as head
    from member_events events
    join profiles receiver on receiver.member_id = events.member_id
    left join messages on events.name = 'message' and messages.id = events.data ->> 'message_id'
    left join conversation_members own
      on own.member_id = events.member_id and own.conversation_id = messages.conversation_id
    join members on members.id = coalesce(messages.sender_id, events.data ->> 'profile_id')
    join profiles on profiles.member_id = members.id
    where events.member_id = ${memberId} and events.seq > ${sql.ref(`${subscribed}.told_seq`)}
      and ${visibleTo({ memberId, pool: sql.ref('receiver.pool') }, { invisible: 'shown' })}
      and case events.name
        when 'message' then messages.read_at is null and messages.seq > own.cleared_seq and ${isSeenBy(memberId)}
        when 'like' then ${likes('members.id', memberId, sql`is_new`)}
        when 'match' then ${likes(memberId, 'members.id', sql`not match_shown`)}
          and ${likes('members.id', memberId, sql`true`)}
        else false
      end`;
}

type MemberId = 'members.id' | RawBuilder<string>;

function likes(giver: MemberId, receiver: MemberId, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  const [giverId, receiverId] = [giver, receiver].map((id) => (typeof id === 'string' ? sql.ref(id) : id));
  return sql<boolean>`exists (
    select from likes given
    where given.member_id = ${giverId} and given.liked_id = ${receiverId} and ${condition}
  )`;
}
