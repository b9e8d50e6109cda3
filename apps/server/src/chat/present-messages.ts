import type { Image } from '@vela/contract/entities/image';
import type { Message } from '@vela/contract/entities/message';
import { isGiftId } from '@vela/domain/chat';
import { sentPhotoVariantFor } from '@vela/domain/photos';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import type { Viewer } from '../core/viewer';
import { presentImage, type PhotoRow } from '../photos/present-images';
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
  const photos = await findChatPhotos(
    context.db,
    seen.map(({ row }) => row),
  );
  return seen.map(({ viewer, row }) =>
    presentMessage(row, { viewer, photo: photoOf(context, { row, photos, viewer }) }),
  );
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
    ...(photo && { photo }),
    ...(isGiftId(row.gift_id) && { gift: { id: row.gift_id, credits: row.cost } }),
    ...(isOwn && row.client_id !== null && { client_id: row.client_id }),
    ...(isOwn && row.held && { held: true }),
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
