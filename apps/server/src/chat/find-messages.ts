import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { OwnConversation } from './find-conversation';
import { MESSAGE_COLUMNS, type MessageRow } from './message-row';

interface Asked {
  memberId: string;
  conversation: Pick<OwnConversation, 'id' | 'clearedSeq'>;
  before?: number | null;
  limit: number;
}

/** The messages of a conversation that the member sees, newest first: not what it deleted, nor what is held for it. */
export async function findMessages(
  db: Db | Tx,
  { memberId, conversation, before = null, limit }: Asked,
): Promise<MessageRow[]> {
  let query = db
    .selectFrom('messages')
    .select(MESSAGE_COLUMNS)
    .where('conversation_id', '=', conversation.id)
    .where('seq', '>', conversation.clearedSeq)
    .where(isSeenBy(memberId))
    .orderBy('seq', 'desc')
    .limit(limit);
  if (before !== null) query = query.where('seq', '<', before);
  return query.execute();
}

/**
 * The condition that a member sees a message of its conversation, as far as the message itself decides: the domain's
 * `seesMessage` in the database's words, which a test holds to agree. What was cleared is asked beside it.
 */
export function isSeenBy(memberId: string | RawBuilder<string>) {
  return sql<boolean>`(${memberId} <> all (messages.deleted_by) and (not messages.held or messages.sender_id = ${memberId}))`;
}
