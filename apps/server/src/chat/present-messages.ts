import type { Image } from '@vela/contract/entities/image';
import type { AnsweredMessage, Message } from '@vela/contract/entities/message';
import { isGiftId, summarizeMessage } from '@vela/domain/chat';
import type { Language } from '@vela/domain/locale';
import { sentPhotoVariantFor } from '@vela/domain/photos';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import type { Viewer } from '../core/viewer';
import { presentImage, type PhotoRow } from '../photos/present-images';
import { isSeenBy } from './find-messages';
import type { MessageRow } from './message-row';

type MessageViewer = Pick<Viewer, 'memberId' | 'premium' | 'now'>;

interface Context {
  db: Db | Tx;
  sign: AppContext['sign'];
}

/**
 * Messages as one of the two sees them, in their order. That the viewer is one of the two, and may see these, is for the
 * caller to know.
 */
export async function presentMessages(
  context: Context,
  { viewer, rows }: { viewer: MessageViewer; rows: readonly MessageRow[] },
): Promise<Message[]> {
  return presentMessagesFor(
    context,
    rows.map((row) => ({ viewer, row })),
  );
}

/** Presents messages, each for a viewer of its own. */
export async function presentMessagesFor(
  context: Context,
  seen: readonly { viewer: MessageViewer; row: MessageRow }[],
): Promise<Message[]> {
  const [photos, answered] = await Promise.all([
    findChatPhotos(
      context.db,
      seen.map(({ row }) => row),
    ),
    findAnswered(context.db, seen),
  ]);
  return seen.map(({ viewer, row }) => ({
    ...presentMessage(row, { viewer, photo: photoOf(context, { row, photos, viewer }) }),
    ...(row.reply_to !== null && { reply_to: answeredOf(answered, { viewer, id: row.reply_to }) }),
  }));
}

function presentMessage(
  row: MessageRow,
  { viewer, photo }: { viewer: MessageViewer; photo: Image | undefined },
): Message {
  const isOwn = row.sender_id === viewer.memberId;
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    sender: row.sender_id === null ? 'system' : isOwn ? 'me' : 'other',
    type: row.type,
    ...(row.type === 'system' && { notice: 'match' as const }),
    ...(row.text !== null && { text: row.text }),
    ...(row.language !== null && { language: row.language }),
    ...(photo && { photo }),
    ...(isGiftId(row.gift_id) && { gift: { id: row.gift_id, credits: row.cost } }),
    ...(isOwn && row.client_id !== null && { client_id: row.client_id }),
    ...(isOwn && row.held && { held: true }),
    ...(row.reaction !== null && { reaction: row.reaction }),
    sent_at: row.sent_at.toISOString(),
    // Who reads knows that it did; who wrote, where both have read receipts on.
    ...(row.read_at !== null && (!isOwn || row.read_told) && { read_at: row.read_at.toISOString() }),
    cost: isOwn ? row.cost : 0,
  };
}

interface PhotoAsked {
  row: MessageRow;
  photos: ReadonlyMap<string, PhotoRow>;
  viewer: MessageViewer;
}

/**
 * A receiver sees a photo in a message sharp as soon as it is checked, with or without paying; its sender
 * sees it at once.
 */
function photoOf(context: Pick<AppContext, 'sign'>, { row, photos, viewer }: PhotoAsked): Image | undefined {
  const photo = photos.get(row.photo_id ?? '');
  if (!photo) return undefined;
  const variant = sentPhotoVariantFor(photo, { owner: row.sender_id === viewer.memberId });
  if (variant === 'sharp') return presentImage(context, { photo, variant, viewer });
  const { id, status, private: isPrivate, main } = photo;
  return { id, status, private: isPrivate, main, variant };
}

async function findChatPhotos(
  db: Db | Tx,
  rows: readonly MessageRow[],
): Promise<ReadonlyMap<string, PhotoRow>> {
  const ids = rows.flatMap(({ photo_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const photos = await db
    .selectFrom('photos')
    .select(['id', 'status', 'private', 'main', 'width', 'height'])
    .where('id', '=', sql<string>`any(${ids})`)
    // A portrait is drawn when someone asks for it.
    .where((is) => is.or([is('ready', '=', true), is('portrait', 'is not', null)]))
    .execute();
  return new Map(photos.map((photo) => [photo.id, photo]));
}

interface AnsweredRow {
  id: string;
  viewerId: string;
  senderId: string;
  type: AnsweredMessage['type'];
  text: string | null;
  language: Language | null;
}

/** The messages that these answer, for each viewer those that it still sees. */
async function findAnswered(
  db: Db | Tx,
  seen: readonly { viewer: MessageViewer; row: MessageRow }[],
): Promise<readonly AnsweredRow[]> {
  const asked = seen.filter(({ row }) => row.reply_to !== null);
  if (asked.length === 0) return [];
  const viewerId = sql.ref<string>('asked.viewer_id');
  const { rows } = await sql<AnsweredRow>`
    select distinct messages.id, asked.viewer_id as "viewerId", messages.sender_id as "senderId", messages.type, messages.text,
      messages.language
    from unnest(
      ${asked.map(({ viewer }) => viewer.memberId ?? '')}::text[],
      ${asked.map(({ row }) => row.reply_to)}::text[],
      ${asked.map(({ row }) => row.conversation_id)}::text[]
    ) as asked (viewer_id, message_id, conversation_id)
    join messages on messages.id = asked.message_id and messages.conversation_id = asked.conversation_id
    join conversation_members own
      on own.member_id = asked.viewer_id and own.conversation_id = messages.conversation_id
    where messages.seq > own.cleared_seq and ${isSeenBy(viewerId)}`.execute(db);
  return rows;
}

function answeredOf(
  answered: readonly AnsweredRow[],
  { viewer, id }: { viewer: MessageViewer; id: string },
): AnsweredMessage | null {
  const row = answered.find((one) => one.id === id && one.viewerId === viewer.memberId);
  if (!row) return null;
  const sender = row.senderId === viewer.memberId ? 'me' : 'other';
  const summary = summarizeMessage({ sender, type: row.type, text: row.text ?? undefined });
  return {
    id,
    sender,
    type: row.type,
    ...(summary.kind === 'text' && { text: summary.text }),
    ...(summary.kind === 'text' && row.language !== null && { language: row.language }),
  };
}
