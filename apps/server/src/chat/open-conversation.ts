import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
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

/** Returns when two members came to like each other; null when they don't. */
async function findMatchedAt(tx: Tx, [one, other]: readonly [string, string]): Promise<Date | null> {
  const { rows } = await sql<{ matched_at: Date }>`
    select greatest(given.liked_at, returned.liked_at) as matched_at
    from likes given join likes returned on returned.member_id = given.liked_id and returned.liked_id = given.member_id
    where given.member_id = ${one} and given.liked_id = ${other}`.execute(tx);
  return rows[0]?.matched_at ?? null;
}
