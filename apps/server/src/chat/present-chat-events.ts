import type { Presented, PresenterContext, Showing } from '../events/event-presenters';
import { findMessagesFor } from './find-messages-for';
import { findOpenFor } from './find-open-for';
import { presentMessagesFor } from './present-messages';

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
