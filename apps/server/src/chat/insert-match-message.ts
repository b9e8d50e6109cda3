import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { nextTimeIn } from './insert-message';

/** Says in a conversation that the two match: it counts as no message of theirs, moves no list and is never unread. */
export async function insertMatchMessage(
  { random }: Pick<AppContext, 'random'>,
  tx: Tx,
  { conversationId, sentAt }: { conversationId: string; sentAt: Date },
): Promise<string> {
  const id = random.id();
  await sql`
    with place as (
      update conversations set last_seq = last_seq + 1 where id = ${conversationId} returning last_seq
    )
    insert into messages (id, conversation_id, seq, type, sent_at)
    select ${id}, ${conversationId}, last_seq, 'system', greatest(${sentAt}::timestamptz, ${nextTimeIn(conversationId)})
    from place`.execute(tx);
  return id;
}
