import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Viewer } from '../core/viewer';
import { visibleTo } from '../members/visible-to';

export interface AskedConversation {
  viewer: Viewer & { memberId: string };
  conversationId: string;
}

/** The conversations that the member still has with somebody they may see; each is asked for by a member. In one statement. */
export async function findOpenFor(
  db: Db,
  asked: readonly AskedConversation[],
): Promise<{ viewer_id: string; conversation_id: string }[]> {
  const viewerId = sql.ref<string>('asked.viewer_id');
  const { rows } = await sql<{ viewer_id: string; conversation_id: string }>`
    select asked.viewer_id, asked.conversation_id
    from unnest(
      ${asked.map(({ viewer }) => viewer.memberId)}::text[],
      ${asked.map(({ viewer }) => viewer.pool)}::text[],
      ${asked.map(({ conversationId }) => conversationId)}::text[]
    ) as asked (viewer_id, pool, conversation_id)
    join conversation_members own
      on own.member_id = asked.viewer_id and own.conversation_id = asked.conversation_id
    join members on members.id = own.other_id
    join profiles on profiles.member_id = own.other_id
    where own.last_message_id is not null
      and ${visibleTo({ memberId: viewerId, pool: sql.ref('asked.pool') }, { invisible: 'shown' })}`.execute(
    db,
  );
  return rows;
}
