import { NOTIFICATIONS, type NotificationChannel } from '@vela/domain/notifications';
import { sql, type RawBuilder } from 'kysely';
import { isSeenBy } from '../chat/find-messages';
import { visibleTo } from '../members/visible-to';

interface Asked {
  /** Whose news. */
  memberId: RawBuilder<string>;
  /** The event after which it counts. */
  after: RawBuilder<number>;
  channel: NotificationChannel;
}

/**
 * Selects what happened to a member and wasn't seen yet: the `seq` of each event, the `kind` that the member has turned on,
 * and whether it comes from a fictional profile. This is the domain's `isPushed` with `canSee`, `kindOfMessage` and
 * `isNotified` in SQL, all but what stopped mails; a test keeps them in agreement.
 */
export function newsOf({ memberId, after, channel }: Asked): RawBuilder<unknown> {
  return sql`
    select happened.seq, happened.kind, happened.fictional
    from (
      select events.seq, profiles.fictional,
        case
          when events.name <> 'message' then 'like'
          when own.num_sent > 0 then 'new_messages'
          else 'new_conversations'
        end as kind
      from member_events events
      join profiles receiver on receiver.member_id = events.member_id
      left join messages on events.name = 'message' and messages.id = events.data ->> 'message_id'
      left join conversation_members own
        on own.member_id = events.member_id and own.conversation_id = messages.conversation_id
      join members on members.id = coalesce(messages.sender_id, events.data ->> 'profile_id')
      join profiles on profiles.member_id = members.id
      where events.member_id = ${memberId} and events.seq > ${after}
        and ${visibleTo({ memberId, pool: sql.ref('receiver.pool') }, { invisible: 'shown' })}
        and case events.name
          when 'message' then messages.read_at is null and messages.seq > own.cleared_seq and ${isSeenBy(memberId)}
          when 'like' then ${likes('members.id', memberId, sql`is_new`)}
          when 'match' then ${likes(memberId, 'members.id', sql`not match_shown`)}
            and ${likes('members.id', memberId, sql`true`)}
          else false
        end
    ) happened
    left join notification_preferences chosen on chosen.member_id = ${memberId}
    where coalesce(
      (chosen.choices -> happened.kind ->> ${channel})::boolean,
      (${JSON.stringify(NOTIFICATIONS)}::jsonb -> happened.kind ->> ${channel})::boolean
    )`;
}

type MemberId = 'members.id' | RawBuilder<string>;

function likes(giver: MemberId, receiver: MemberId, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  const [giverId, receiverId] = [giver, receiver].map((id) => (typeof id === 'string' ? sql.ref(id) : id));
  return sql<boolean>`exists (
    select from likes given
    where given.member_id = ${giverId} and given.liked_id = ${receiverId} and ${condition}
  )`;
}
