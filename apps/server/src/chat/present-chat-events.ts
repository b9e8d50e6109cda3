import { sql } from 'kysely';
import type { Presented, PresenterContext, Showing } from '../events/event-presenters';
import { presentMessagesFor } from './present-messages';
import type { Db } from '../db/database';
import type { Viewer } from '../core/viewer';
import { visibleTo } from '../members/visible-to';
import { isSeenBy } from './find-messages';
import { MESSAGE_COLUMNS, type MessageRow } from './message-row';

/** Messages that came, with how many the member has not read. */
export async function presentMessageEvents(
  context: PresenterContext,
  showings: readonly Showing<'message'>[],
): Presented {
  const asked = showings.map(({ viewer, data }) => ({ viewer, messageId: data.message_id }));
  const found = new Map(
    (await findMessagesFor(context.db, asked)).map((row) => [keyOf(row.viewer_id, row.id), row]),
  );
  const seen = asked.flatMap(({ viewer, messageId }) => {
    const row = found.get(keyOf(viewer.memberId, messageId));
    return row ? [{ viewer, row }] : [];
  });
  const messages = await presentMessagesFor(context, seen);
  const shown = new Map(seen.map(({ row }, place) => [row, messages[place]]));
  return asked.map(({ viewer, messageId }) => {
    const row = found.get(keyOf(viewer.memberId, messageId));
    const message = row && shown.get(row);
    return message ? { name: 'message', data: { message, num_unread_messages: row.num_unread } } : null;
  });
}

/** Reactions to messages, as they are now, while the member may still see the message. */
export async function presentReactionEvents(
  { db }: PresenterContext,
  showings: readonly Showing<'reaction'>[],
): Presented {
  const asked = showings.map(({ viewer, data }) => ({ viewer, messageId: data.message_id }));
  const found = new Map((await findMessagesFor(db, asked)).map((row) => [keyOf(row.viewer_id, row.id), row]));
  return asked.map(({ viewer, messageId }) => {
    const row = found.get(keyOf(viewer.memberId, messageId));
    if (!row) return null;
    const { conversation_id, reaction } = row;
    return { name: 'reaction', data: { conversation_id, message_id: messageId, reaction } };
  });
}

/** Messages that were read, while the member may still see the conversation. */
export async function presentReadEvents(
  { db }: PresenterContext,
  showings: readonly Showing<'read'>[],
): Presented {
  const asked = showings.map(({ viewer, data }) => ({ viewer, conversationId: data.conversation_id }));
  const open = new Set(
    (await findOpenFor(db, asked)).map((row) => keyOf(row.viewer_id, row.conversation_id)),
  );
  return showings.map(({ viewer, data: { conversation_id, read_at, reader_id } }) => {
    if (!open.has(keyOf(viewer.memberId, conversation_id))) return null;
    const by = reader_id === viewer.memberId ? 'me' : 'other';
    return { name: 'read', data: { conversation_id, read_at, by } };
  });
}

function keyOf(memberId: string, id: string): string {
  return `${memberId} ${id}`;
}

interface AskedMessage {
  viewer: Viewer & { memberId: string };
  messageId: string;
}

/** A message as one of its two sees it; `num_unread` is that one's in the conversation. */
interface SeenMessage extends MessageRow {
  viewer_id: string;
  num_unread: number;
}

/** Messages for many, in one statement: those that each still sees, as it sees the other one. */
async function findMessagesFor(db: Db, asked: readonly AskedMessage[]): Promise<SeenMessage[]> {
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

interface AskedConversation {
  viewer: Viewer & { memberId: string };
  conversationId: string;
}

/** The conversations that the member still has with somebody they may see; each is asked for by a member. In one statement. */
async function findOpenFor(
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
