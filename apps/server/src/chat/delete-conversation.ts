import type { BodyOf } from '@vela/contract/registry';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { clearConversation } from './clear-conversation';
import { findConversation, type ConversationRef } from './find-conversation';

/** Deletes for this member alone, also what is shared with someone it can no longer see; a second time changes nothing. */
export const deleteConversation: Handler<'deleteConversation'> = async ({ context, session, body }) => {
  const { memberId } = session;
  await transact(context.db, async (tx) => {
    const conversation = await findConversation(tx, { memberId, ref: refOf(body), lock: true });
    if (!conversation) throw new Failure('not_found');
    const { id } = conversation;
    if (await clearConversation(tx, { memberId, conversationId: id }))
      await appendEvents(tx, [{ memberId, name: 'conversation_deleted', data: { id } }]);
  });
  return { result: {} };
};

function refOf({ id, profile_id: otherId }: BodyOf<'deleteConversation'>): ConversationRef {
  if (id !== undefined) return { id };
  return { otherId: otherId ?? '' };
}
