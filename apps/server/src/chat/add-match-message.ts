import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { StoredEvent } from '../events/stored-event';
import { findConversation } from './find-conversation';
import { insertMatchMessage } from './insert-match-message';

/**
 * Says in the conversation of two locked members that they match now; without one it is said when it begins. Gives the
 * events for both: the caller appends them together with its own.
 */
export async function addMatchMessage(
  context: Pick<AppContext, 'random'>,
  tx: Tx,
  { memberIds, now }: { memberIds: readonly [string, string]; now: Date },
): Promise<StoredEvent[]> {
  const [one, other] = memberIds;
  const conversation = await findConversation(tx, { memberId: one, ref: { otherId: other } });
  if (!conversation) return [];
  const id = await insertMatchMessage(context, tx, { conversationId: conversation.id, sentAt: now });
  return memberIds.map((memberId) => ({ memberId, name: 'message', data: { message_id: id } }));
}
