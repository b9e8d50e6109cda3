import { sharesActivity } from '@vela/domain/chat';
import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import { isErasedMember } from '../members/is-erased';
import { findConversation, type OwnConversation } from './find-conversation';
import { requireReachable } from './require-reachable';

/**
 * What was received so far is read: this member's other devices are notified, once, and so is the other member where both have
 * read receipts on and neither is invisible.
 */
export const markConversationRead: Handler<'markConversationRead'> = async (call) => {
  const { context, session, body, now } = call;
  const { memberId } = session;
  await transact(context.db, async (tx) => {
    const conversation = await findConversation(tx, { memberId, ref: body, lock: true });
    if (!conversation?.lastMessageId) throw new Failure('not_found');
    const isAlone = await isErasedMember(tx, conversation.otherId);
    if (!isAlone) await requireReachable(tx, { viewer: viewerOf(call), otherId: conversation.otherId });
    const isShared = !isAlone && (await haveReceipts(tx, [memberId, conversation.otherId]));
    const isChanged = await markRead(tx, { memberId, conversation, isShared, now });
    if (!isChanged) return;
    const data = { conversation_id: conversation.id, read_at: now.toISOString(), reader_id: memberId };
    await appendEvents(tx, [
      { memberId, name: 'read', data },
      ...(isShared ? [{ memberId: conversation.otherId, name: 'read' as const, data }] : []),
    ]);
  });
  return { result: {} };
};

/** Receipts work both ways: a member who sends none gets none. */
async function haveReceipts(tx: Tx, memberIds: readonly string[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('members')
    .select(['invisible', 'read_receipts as readReceipts'])
    .where('id', 'in', memberIds)
    .execute();
  return rows.every(sharesActivity);
}

interface Reading {
  memberId: string;
  conversation: OwnConversation;
  isShared: boolean;
  now: Date;
}

/** Gives whether there was anything to read. What arrives meanwhile waits for the locked row, and is unread after it. */
async function markRead(tx: Tx, { memberId, conversation, isShared, now }: Reading): Promise<boolean> {
  const { id, readSeq } = conversation;
  const { rows } = await sql`
    with read as (
      update messages set read_at = ${now}, read_told = ${isShared}
      where conversation_id = ${id} and seq > ${readSeq} and sender_id <> ${memberId} and not held
      returning seq
    )
    update conversation_members set num_unread = 0, read_seq = greatest(read_seq, (select max(seq) from read))
    where member_id = ${memberId} and conversation_id = ${id}
      and (num_unread > 0 or exists (select from read))
    returning member_id`.execute(tx);
  return rows.length > 0;
}
