import type { Db, Tx } from '../db/database';

/** Which conversation: by its own id, or by the other member. */
export type ConversationRef = { id: string } | { otherId: string };

export interface OwnConversation {
  id: string;
  otherId: string;
  numUnread: number;
  readSeq: number;
  clearedSeq: number;
  /** null when there is nothing to see. */
  lastMessageId: string | null;
  lastMessageAt: Date | null;
}

interface Asked {
  memberId: string;
  ref: ConversationRef;
  /** Whether nobody else may change it until the transaction ends. */
  lock?: boolean;
}

/** A conversation that is the member's own; null for a foreign one as for none. */
export async function findConversation(
  db: Db | Tx,
  { memberId, ref, lock = false }: Asked,
): Promise<OwnConversation | null> {
  let query = db
    .selectFrom('conversation_members')
    .select(['conversation_id', 'other_id', 'num_unread', 'read_seq', 'cleared_seq'])
    .select(['last_message_id', 'last_message_at'])
    .where('member_id', '=', memberId);
  query =
    'id' in ref ? query.where('conversation_id', '=', ref.id) : query.where('other_id', '=', ref.otherId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.conversation_id,
    otherId: row.other_id,
    numUnread: row.num_unread,
    readSeq: row.read_seq,
    clearedSeq: row.cleared_seq,
    lastMessageId: row.last_message_id,
    lastMessageAt: row.last_message_at,
  };
}
