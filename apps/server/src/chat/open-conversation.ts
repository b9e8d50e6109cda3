import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { findMatchedAt } from './find-matched-at';
import { insertMatchMessage } from './insert-match-message';

interface Two {
  memberIds: readonly [string, string];
  now: Date;
}

/** Begins the conversation of two locked members who have none. It is in no list before there is a message in it. */
export async function openConversation(
  { random }: Pick<AppContext, 'random'>,
  tx: Tx,
  { memberIds, now }: Two,
): Promise<string> {
  const id = random.id();
  const [one, other] = memberIds;
  const [a, b] = one < other ? [one, other] : [other, one];
  await tx.insertInto('conversations').values({ id, a_id: a, b_id: b, created_at: now }).execute();
  await tx
    .insertInto('conversation_members')
    .values([
      { member_id: one, conversation_id: id, other_id: other },
      { member_id: other, conversation_id: id, other_id: one },
    ])
    .execute();
  const matchedAt = await findMatchedAt(tx, memberIds);
  if (matchedAt) await insertMatchMessage({ random }, tx, { conversationId: id, sentAt: matchedAt });
  return id;
}
