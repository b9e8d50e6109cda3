import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { Slots } from '../db/prepare';
import { Failure } from '../core/failure';
import type { Addressee } from './lock-sender';
import { MESSAGE_COLUMNS, type MessageRow } from './message-row';
import { columnsOf, type Outgoing } from './outgoing-message';

/** A message that was sent before, with the member it went to. */
export interface SentRow extends MessageRow {
  other_id: string;
}

/** What a member sent under a client id: also when it has been deleted since, or the two no longer see each other. */
export async function findSent(
  db: Db | Tx,
  { senderId, clientId }: { senderId: string; clientId: string },
): Promise<SentRow | null> {
  const row = await selectSentBy(db, senderId)
    .select(MESSAGE_COLUMNS)
    .select('own.other_id')
    .where('messages.client_id', '=', clientId)
    .executeTakeFirst();
  return row ?? null;
}

/** Selects what a member sent, joined with its own side of the conversation, which names the receiver. */
export function selectSentBy(db: Db | Tx, senderId: string) {
  return db
    .selectFrom('messages')
    .innerJoin('conversation_members as own', (join) =>
      join
        .onRef('own.conversation_id', '=', 'messages.conversation_id')
        .onRef('own.member_id', '=', 'messages.sender_id'),
    )
    .where('messages.sender_id', '=', senderId);
}

/** Finds a row when something was sent under a client id. */
export function sentQuery({ senderId, clientId }: Slots<{ senderId: string; clientId: string }>) {
  return sql`select from messages where sender_id = ${senderId} and client_id = ${clientId}`;
}

/** Throws Failure `client_id_reused` when the client id already belongs to something else. */
export function requireSame(sent: SentRow, { outgoing, to }: { outgoing: Outgoing; to: Addressee }): void {
  const { type, text, photo_id: photoId, gift_id: giftId } = columnsOf(outgoing);
  const isSame =
    isTo(sent, to) &&
    sent.type === type &&
    sent.text === text &&
    sent.photo_id === photoId &&
    sent.gift_id === giftId;
  if (!isSame) throw new Failure('client_id_reused');
}

function isTo(sent: SentRow, { conversation_id: id, profile_id: profileId }: Addressee): boolean {
  return id === undefined ? sent.other_id === profileId : sent.conversation_id === id;
}
