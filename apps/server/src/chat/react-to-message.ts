import { canReact, holdsMessages } from '@vela/domain/chat';
import { messagePace } from '@vela/domain/limits';
import { sql } from 'kysely';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import type { Db } from '../db/database';
import type { StoredMessageType } from '../db/chat-tables';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { createSteadyLimit } from '../http/steady-limit';
import { lockActing } from '../members/lock-acting';
import { isSeenBy } from './find-messages';
import { requireReachable } from './require-reachable';

/** Each change notifies the other: at the pace of messages, and counted beside them. */
const countReaction = createSteadyLimit('reaction', () => sql`select where false`);

/** Both members are held meanwhile, so that a block comes before or after. The same reaction once more changes nothing. */
export const reactToMessage: Handler<'reactToMessage'> = async (call) => {
  const { context, session, site, body } = call;
  const { memberId } = session;
  const pace = messagePace(site.settings);
  await countReaction(context, { key: memberId, pace, values: {} });
  const target = await findTarget(context.db, { memberId, messageId: body.id });
  if (!target) throw new Failure('not_found');
  const { otherId, senderId, type } = target;
  // What an unconfirmed member does reaches nobody.
  if (holdsMessages(session.status) || !canReact({ own: senderId === memberId, type }))
    throw new Failure('forbidden');
  await transact(context.db, async (tx) => {
    await lockActing(tx, session, [otherId]);
    await requireReachable(tx, { viewer: viewerOf(call), otherId });
    const { numUpdatedRows } = await tx
      .updateTable('messages')
      .set({ reaction: body.reaction })
      .where('id', '=', body.id)
      .where('reaction', 'is distinct from', body.reaction)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const event = { name: 'reaction', data: { message_id: body.id } } as const;
    await appendEvents(tx, [
      { memberId, ...event },
      { memberId: otherId, ...event },
    ]);
  });
  return { result: {} };
};

interface Target {
  otherId: string;
  senderId: string | null;
  type: StoredMessageType;
}

/** A message of the member's own conversations that it sees; null for any other. */
async function findTarget(
  db: Db,
  { memberId, messageId }: { memberId: string; messageId: string },
): Promise<Target | null> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('conversation_members as own', 'own.conversation_id', 'messages.conversation_id')
    .select(['own.other_id as otherId', 'messages.sender_id as senderId', 'messages.type'])
    .where('messages.id', '=', messageId)
    .where('own.member_id', '=', memberId)
    .whereRef('messages.seq', '>', 'own.cleared_seq')
    .where(isSeenBy(memberId))
    .executeTakeFirst();
  return row ?? null;
}
