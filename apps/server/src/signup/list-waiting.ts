import { holdsMessages } from '@vela/domain/chat';
import { sql } from 'kysely';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import { visibleTo } from '../members/visible-to';

/** How many of each are named. */
const NAMED = 20;

/** What others get of a member once the address is confirmed. */
export const listWaiting: Handler<'listWaiting'> = async (call) => {
  const { context, session } = call;
  if (!holdsMessages(session.status)) return { result: { likes: [], messages: [] } };
  const viewer = viewerOf(call);
  const me = session.memberId;
  // The newest to each member; what is deleted for the sender waits no longer.
  const { rows: messages } = await sql<Named>`
    select members.id, members.name, profiles.fictional
    from conversation_members own
    join members on members.id = own.other_id
    join profiles on profiles.member_id = members.id
    join lateral (
      select max(messages.seq) as seq from messages
      where messages.conversation_id = own.conversation_id and messages.sender_id = ${me} and messages.held
        and messages.seq > own.cleared_seq and ${me} <> all (messages.deleted_by)
    ) held on held.seq is not null
    where own.member_id = ${me} and ${visibleTo(viewer)}
    order by own.last_message_at desc, members.id
    limit ${NAMED}`.execute(context.db);
  const likes = await context.db
    .selectFrom('likes')
    .innerJoin('members', 'members.id', 'likes.liked_id')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['members.id', 'members.name', 'profiles.fictional'])
    .where('likes.member_id', '=', me)
    .where(visibleTo(viewer))
    .orderBy('likes.liked_at', 'desc')
    .orderBy('likes.id', 'desc')
    .limit(NAMED)
    .execute();
  return { result: { likes, messages } };
};

interface Named {
  id: string;
  name: string;
  fictional: boolean;
}
