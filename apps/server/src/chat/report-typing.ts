import { holdsMessages, sharesActivity } from '@vela/domain/chat';
import type { Db } from '../db/database';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import { findConversation } from './find-conversation';
import { findWriting } from './find-writing';
import { requireReachable } from './require-reachable';

/**
 * Passed on and never stored. Nobody sees that an unconfirmed member types: this is held like its messages. Nor does who takes no messages of
 * the writer.
 */
export const reportTyping: Handler<'reportTyping'> = async (call) => {
  const { context, session, body } = call;
  const { memberId } = session;
  // Said a moment ago, when all of what follows was looked at.
  if (!context.events.isTypingNew({ conversationId: body.id, memberId })) return { result: {} };
  const conversation = await findConversation(context.db, { memberId, ref: body });
  if (!conversation?.lastMessageId) throw new Failure('not_found');
  const { id: conversationId, otherId } = conversation;
  // Where all that was written is held, the other may be hidden: what can't be sent isn't shown being written.
  await requireReachable(context.db, { viewer: viewerOf(call), otherId, invisible: 'known' });
  const isShown = !holdsMessages(session.status) && (await letsTyping(context.db, memberId));
  if (isShown && (await findWriting(context.db, { me: memberId, otherId })) === 'open')
    context.events.announceTyping({ conversationId, writerId: memberId, readerId: otherId });
  return { result: {} };
};

async function letsTyping(db: Db, memberId: string): Promise<boolean> {
  const writer = await db
    .selectFrom('members')
    .select(['invisible', 'read_receipts as readReceipts'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return writer !== undefined && sharesActivity(writer);
}
