import type { Tx } from '../db/database';
import type { StoredEvent } from '../events/stored-event';
import { clearConversation } from './clear-conversation';
import { findConversation } from './find-conversation';

/**
 * Deletes the conversation of two locked members for both, as a block does. Returns the events for both: the caller
 * appends them together with its own.
 */
export async function deleteConversationBetween(
  tx: Tx,
  { memberIds }: { memberIds: readonly [string, string] },
): Promise<StoredEvent[]> {
  const [one, other] = memberIds;
  const conversation = await findConversation(tx, { memberId: one, ref: { otherId: other } });
  if (!conversation) return [];
  const events: StoredEvent[] = [];
  for (const memberId of memberIds) {
    const { id } = conversation;
    if (await clearConversation(tx, { memberId, conversationId: id }))
      events.push({ memberId, name: 'conversation_deleted', data: { id } });
  }
  return events;
}
