import { LIKE_EVENT_PAUSE_MS } from '@vela/domain/likes';
import { addMs } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { StoredEvent } from '../events/stored-event';
import { findConversation } from './find-conversation';
import { insertMatchMessage } from './insert-match-message';

/**
 * Says in the conversation of two locked members that they match now, once a day however often a like is taken back and given;
 * without one it is said when it begins. Gives the events for both: the caller appends them together with its own.
 */
export async function addMatchMessage(
  context: Pick<AppContext, 'random'>,
  tx: Tx,
  { memberIds, now }: { memberIds: readonly [string, string]; now: Date },
): Promise<StoredEvent[]> {
  const [one, other] = memberIds;
  const conversation = await findConversation(tx, { memberId: one, ref: { otherId: other } });
  if (!conversation || (await isSaidSince(tx, conversation.id, addMs(now, -LIKE_EVENT_PAUSE_MS)))) return [];
  const id = await insertMatchMessage(context, tx, { conversationId: conversation.id, sentAt: now });
  return memberIds.map((memberId) => ({ memberId, name: 'message', data: { message_id: id } }));
}

async function isSaidSince(tx: Tx, conversationId: string, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('type', '=', 'system')
    .where('sent_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
