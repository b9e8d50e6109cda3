import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Viewer } from '../core/viewer';
import { visibleTo } from '../members/visible-to';
import { isSeenBy } from './find-messages';
import { MESSAGE_COLUMNS, type MessageRow } from './message-row';

export interface AskedMessage {
  viewer: Viewer & { memberId: string };
  messageId: string;
}

/** A message as one of its two sees it; `num_unread` is that one's in the conversation. */
export interface SeenMessage extends MessageRow {
  viewer_id: string;
  num_unread: number;
}

/** Messages for many, in one statement: those that each still sees, as it sees the other one. */
export async function findMessagesFor(db: Db, asked: readonly AskedMessage[]): Promise<SeenMessage[]> {
  if (asked.length === 0) return [];
  const viewerId = sql.ref<string>('asked.viewer_id');
  const { rows } = await sql<SeenMessage>`
    select asked.viewer_id, own.num_unread, ${sql.join(MESSAGE_COLUMNS.map((column) => sql.ref(column)))}
    from unnest(
      ${asked.map(({ viewer }) => viewer.memberId)}::text[],
      ${asked.map(({ viewer }) => viewer.pool)}::text[],
      ${asked.map(({ messageId }) => messageId)}::text[]
    ) as asked (viewer_id, pool, message_id)
    join messages on messages.id = asked.message_id
    join conversation_members own
      on own.member_id = asked.viewer_id and own.conversation_id = messages.conversation_id
    join members on members.id = own.other_id
    join profiles on profiles.member_id = own.other_id
    where messages.seq > own.cleared_seq and ${isSeenBy(viewerId)}
      and ${visibleTo({ memberId: viewerId, pool: sql.ref('asked.pool') }, { invisible: 'shown' })}`.execute(
    db,
  );
  return rows;
}
