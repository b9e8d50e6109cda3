import { sql } from 'kysely';
import type { Tx } from '../db/database';

/**
 * Deletes a conversation for one of its members: what was written so far is gone for that one, and a message
 * that is held reaches nobody any more. For the other nothing changes. Returns whether there was anything to
 * see.
 */
export async function clearConversation(
  tx: Tx,
  { memberId, conversationId }: { memberId: string; conversationId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update conversation_members own
    set cleared_seq = conversations.last_seq, num_unread = 0, last_message_id = null, last_message_at = null
    from conversations
    where own.member_id = ${memberId} and own.conversation_id = ${conversationId}
      and conversations.id = own.conversation_id and own.last_message_id is not null
    returning own.conversation_id`.execute(tx);
  return rows.length > 0;
}
