import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';

/** Conversations of one transaction. */
const MOST = 100;

/**
 * Takes a member out of some of its conversations, and returns of how many. What the other still sees stays for the other: the
 * text as it was, by an author whose id names no member and is another in each conversation, the photos without their files. What nobody sees any more
 * is deleted.
 */
export async function eraseConversations(
  { random }: Pick<AppContext, 'random'>,
  tx: Tx,
  memberId: string,
): Promise<number> {
  const rows = await tx
    .selectFrom('conversations')
    .leftJoin('conversation_members as other', (join) =>
      join
        .onRef('other.conversation_id', '=', 'conversations.id')
        .on('other.other_id', '=', memberId)
        .on('other.last_message_id', 'is not', null),
    )
    .select(['conversations.id', 'other.member_id as otherId'])
    .where((is) => is.or([is('a_id', '=', memberId), is('b_id', '=', memberId)]))
    .orderBy('conversations.id')
    .limit(MOST)
    .execute();
  for (const { id, otherId } of rows) {
    if (otherId === null) await tx.deleteFrom('conversations').where('id', '=', id).execute();
    else await leave(tx, { id, memberId, otherId, authorId: random.id() });
  }
  return rows.length;
}

interface Left {
  id: string;
  memberId: string;
  otherId: string;
  /** Stands for the member from now on. */
  authorId: string;
}

async function leave(tx: Tx, { id, memberId, otherId, authorId }: Left): Promise<void> {
  await sql`
    delete from messages using conversation_members other
    where messages.conversation_id = ${id} and other.conversation_id = ${id} and other.member_id = ${otherId}
      and (messages.held or messages.seq <= other.cleared_seq or ${otherId} = any(messages.deleted_by))
  `.execute(tx);
  await sql`
    update messages
    set sender_id = case when sender_id = ${memberId} then ${authorId} else sender_id end,
      photo_id = case when sender_id = ${memberId} then null else photo_id end,
      deleted_by = array_remove(deleted_by, ${memberId})
    where conversation_id = ${id}
  `.execute(tx);
  await tx
    .deleteFrom('conversation_members')
    .where('conversation_id', '=', id)
    .where('member_id', '=', memberId)
    .execute();
  await tx
    .updateTable('conversation_members')
    .set({ other_id: authorId })
    .where('conversation_id', '=', id)
    .where('member_id', '=', otherId)
    .execute();
  await sql`
    update conversations set a_id = least(${otherId}::text, ${authorId}), b_id = greatest(${otherId}::text, ${authorId})
    where id = ${id}
  `.execute(tx);
}
