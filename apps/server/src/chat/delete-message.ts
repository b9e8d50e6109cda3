import { seesMessage } from '@vela/domain/chat';
import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { findConversation, type OwnConversation } from './find-conversation';
import { isSeenBy } from './find-messages';

/** Deletes a message for this member alone; a second time changes nothing. */
export const deleteMessage: Handler<'deleteMessage'> = async ({ context, session, body }) => {
  const { memberId } = session;
  await transact(context.db, async (tx) => {
    const row = await findMessage(tx, body.id);
    const conversation =
      row && (await findConversation(tx, { memberId, ref: { id: row.conversation_id }, lock: true }));
    // A message of another conversation, or one that this member may not see, counts as missing.
    const own = row?.sender_id === memberId;
    if (!conversation || !seesMessage({ own, held: row.held, deleted: false }))
      throw new Failure('not_found');
    await removeFromView(tx, { memberId, conversation, messageId: body.id });
  });
  return { result: {} };
};

async function findMessage(tx: Tx, id: string) {
  return tx
    .selectFrom('messages')
    .select(['conversation_id', 'sender_id', 'held'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface Removal {
  memberId: string;
  conversation: OwnConversation;
  messageId: string;
}

async function removeFromView(tx: Tx, { memberId, conversation, messageId }: Removal): Promise<void> {
  const { rows } = await sql<{ wasUnread: boolean }>`
    update messages set deleted_by = array_append(deleted_by, ${memberId})
    where id = ${messageId} and ${memberId} <> all (deleted_by)
    returning seq > ${conversation.readSeq} and sender_id <> ${memberId} as "wasUnread"`.execute(tx);
  const [row] = rows;
  if (!row) return;
  if (row.wasUnread && conversation.numUnread > 0) await readOneLess(tx, { memberId, conversation });
  if (conversation.lastMessageId === messageId) await showLastMessage(tx, { memberId, conversation });
}

type View = Pick<Removal, 'memberId' | 'conversation'>;

async function readOneLess(tx: Tx, { memberId, conversation }: View): Promise<void> {
  await tx
    .updateTable('conversation_members')
    .set((is) => ({ num_unread: is('num_unread', '-', 1) }))
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversation.id)
    .execute();
}

/** The list shows the newest message that is left; without one the conversation is gone from it. */
async function showLastMessage(tx: Tx, { memberId, conversation }: View): Promise<void> {
  const last = await tx
    .selectFrom('messages')
    .select(['id', 'sent_at'])
    .where('conversation_id', '=', conversation.id)
    .where('seq', '>', conversation.clearedSeq)
    .where('type', '<>', 'system')
    .where(isSeenBy(memberId))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  await tx
    .updateTable('conversation_members')
    .set({ last_message_id: last?.id ?? null, last_message_at: last?.sent_at ?? null })
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversation.id)
    .execute();
}
