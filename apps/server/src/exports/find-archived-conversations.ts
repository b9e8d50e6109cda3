import type { ArchivedConversation, ArchivedMessage } from '@vela/contract/entities/data-archive';
import { sql } from 'kysely';
import { isSeenBy } from '../chat/find-messages';
import { MESSAGE_COLUMNS, type MessageRow } from '../chat/message-row';
import type { Db } from '../db/database';
import { visibleTo } from '../members/visible-to';

/** A conversation and how many came before it. */
export interface ConversationPlace {
  place: number;
  conversation: ArchivedConversation;
}

interface Asked {
  memberId: string;
  pool: string;
  /** The paths of the member's own photos in the archive. */
  photos: ReadonlyMap<string, string>;
}

interface OwnRow {
  id: string;
  clearedSeq: number;
  otherId: string;
  name: string | null;
}

/** Each conversation that the member sees, the newest first, with the messages that it sees in it. */
export async function* findArchivedConversations(db: Db, asked: Asked): AsyncGenerator<ConversationPlace> {
  for (const [place, own] of (await findOwn(db, asked)).entries()) {
    const { id, clearedSeq, otherId, name } = own;
    const rows = await db
      .selectFrom('messages')
      .select(MESSAGE_COLUMNS)
      .where('conversation_id', '=', id)
      .where('seq', '>', clearedSeq)
      .where(isSeenBy(asked.memberId))
      .orderBy('seq')
      .execute();
    const messages = rows.map((row) => presentMessage(row, asked));
    yield {
      place,
      conversation: { id, with: name === null ? null : { profile_id: otherId, name }, messages },
    };
  }
}

async function findOwn(db: Db, { memberId, pool }: Asked): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select own.conversation_id as id, own.cleared_seq as "clearedSeq", own.other_id as "otherId", shown.name
    from conversation_members own
    left join lateral (
      select members.name from members join profiles on profiles.member_id = members.id
      where members.id = own.other_id and ${visibleTo({ memberId, pool }, { invisible: 'shown' })}
    ) shown on true
    where own.member_id = ${memberId} and own.last_message_id is not null
    order by own.last_message_at desc, own.conversation_id desc`.execute(db);
  return rows;
}

function presentMessage(row: MessageRow, { memberId, photos }: Asked): ArchivedMessage {
  const isOwn = row.sender_id === memberId;
  return {
    sent_at: row.sent_at.toISOString(),
    sender: row.sender_id === null ? 'system' : isOwn ? 'me' : 'other',
    type: row.type,
    text: row.text,
    language: row.language,
    photo: (isOwn && row.photo_id !== null && photos.get(row.photo_id)) || null,
    gift: row.gift_id,
    reaction: row.reaction,
    cost: isOwn ? row.cost : 0,
    // As in the conversation itself: who wrote learns of it where both have read receipts on.
    read_at: row.read_at !== null && (!isOwn || row.read_told) ? row.read_at.toISOString() : null,
    held: isOwn && row.held,
  };
}
