import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import { addMs, MINUTE } from '@vela/domain/time';
import { insertMessage } from '../../chat/insert-message';
import { openConversation } from '../../chat/open-conversation';
import type { Outgoing } from '../../chat/outgoing-message';
import { spendCredits } from '../../credits/spend-credits';
import type { Tx } from '../../db/database';
import type { DemoMember } from '../demo-members';
import { PORTRAIT_SIZE } from '../portraits/draw-portrait';
import { portraitText } from '../portraits/portrait';
import type { Happening } from './happening';
import type { Line, Said, Script } from './script';
import { storyId } from './story-id';

interface Told {
  account: DemoMember;
  mark: string;
  cast: readonly DemoMember[];
  scripts: readonly Script[];
  now: Date;
}

/** Begins the conversations of an account, each with another of its cast. */
export async function openConversations(
  tx: Tx,
  { account, mark, cast, scripts, now }: Told,
): Promise<Conversation[]> {
  const conversations: Conversation[] = [];
  for (const [index, script] of scripts.entries()) {
    const other = cast[index];
    const first = script.lines[0];
    if (!other || !first) throw new Error('A story has more conversations than people');
    // The second id is that of what the system says of a match.
    const ids = [storyId(mark, `C${index}`), storyId(mark, `S${index}`)];
    const random = { id: () => ids.shift() ?? '', token: () => '' };
    const memberIds = [account.id, other.id] as const;
    const id = await openConversation({ random }, tx, { memberIds, now: timeOf(first, now) });
    conversations.push({ id, index, mark, account, other, script });
  }
  return conversations;
}

/** What is said in a conversation; what the account sends costs what it costs. */
export function linesOf(
  tx: Tx,
  { conversation, now }: { conversation: Conversation; now: Date },
): Happening[] {
  return conversation.script.lines.map((line, place) => ({
    at: timeOf(line, now),
    happen: () => say(tx, { ...line, conversation, place }, now),
  }));
}

export interface Conversation {
  id: string;
  index: number;
  mark: string;
  account: DemoMember;
  other: DemoMember;
  script: Script;
}

interface SpokenLine extends Line {
  conversation: Conversation;
  place: number;
}

async function say(tx: Tx, line: SpokenLine, now: Date): Promise<void> {
  const { conversation, place, by, says } = line;
  const { account, mark, other } = conversation;
  const [sender, receiver] = by === 'me' ? [account, other] : [other, account];
  const id = storyId(mark, `M${conversation.index}x${place}`);
  const at = timeOf(line, now);
  const outgoing = await outgoingOf(tx, { says, id, sender, at });
  // Invented members have no credits to spend, and a free member's first messages cost nothing.
  const cost = by === 'me' && account.paidUser ? costOf(says) : 0;
  if (cost > 0)
    await spendCredits(tx, {
      memberId: sender.id,
      amount: cost,
      kind: kindOf(outgoing),
      reference: id,
      now: at,
    });
  await insertMessage(tx, {
    id,
    conversationId: conversation.id,
    senderId: sender.id,
    otherId: receiver.id,
    clientId: id,
    outgoing,
    cost,
    held: false,
    now: at,
  });
}

interface Spoken {
  says: Said;
  id: string;
  sender: DemoMember;
  at: Date;
}

/** A photo that is sent gets its row, drawn like all others when somebody looks at it. */
async function outgoingOf(tx: Tx, { says, id, sender, at }: Spoken): Promise<Outgoing> {
  if (typeof says === 'string') return { type: 'text', text: says };
  if ('gift' in says) return { type: 'gift', giftId: says.gift };
  const portrait = sender.photos[0]?.portrait;
  if (!portrait) throw new Error('Nobody can be drawn');
  const photoId = `${id.slice(0, -1)}p`;
  await tx
    .insertInto('photos')
    .values({
      id: photoId,
      member_id: sender.id,
      purpose: 'chat',
      status: 'active',
      position: 0,
      portrait: portraitText({ ...portrait, scene: says.photo, shot: 9 }),
      width: PORTRAIT_SIZE.width,
      height: PORTRAIT_SIZE.height,
      created_at: at,
    })
    .execute();
  return { type: 'photo', photoId };
}

function costOf(says: Said): number {
  const { message_credits: message, photo_credits: photo, gift_credits: gifts } = DEFAULT_SITE_SETTINGS;
  if (typeof says === 'string') return message;
  return 'gift' in says ? (gifts[says.gift] ?? 0) : photo;
}

function kindOf({ type }: Outgoing): 'message' | 'photo' | 'gift' {
  return type === 'text' ? 'message' : type;
}

/** All is read but the last few lines that the account hasn't seen. */
export async function markRead(
  tx: Tx,
  { conversation, now }: { conversation: Conversation; now: Date },
): Promise<void> {
  const { id, account, script, other } = conversation;
  const rows = await tx
    .selectFrom('messages')
    .select(['id', 'seq', 'sent_at'])
    .where('conversation_id', '=', id)
    .where('sender_id', 'is not', null)
    .orderBy('seq')
    .execute();
  const read = rows.slice(0, rows.length - script.unread);
  for (const { id: messageId, sent_at: sentAt } of read) {
    const readAt = new Date(Math.min(addMs(sentAt, 5 * MINUTE).getTime(), now.getTime()));
    await tx.updateTable('messages').set({ read_at: readAt }).where('id', '=', messageId).execute();
  }
  const places = tx.updateTable('conversation_members').where('conversation_id', '=', id);
  await places
    .set({ num_unread: script.unread, read_seq: read.at(-1)?.seq ?? 0 })
    .where('member_id', '=', account.id)
    .execute();
  await places
    .set({ num_unread: 0, read_seq: rows.at(-1)?.seq ?? 0 })
    .where('member_id', '=', other.id)
    .execute();
}

function timeOf({ minutesAgo }: Pick<Line, 'minutesAgo'>, now: Date): Date {
  return addMs(now, -minutesAgo * MINUTE);
}
