import {
  checkPhotoSize,
  isNewMain,
  newPhotoStatus,
  photoLimitOf,
  photoPlacesLeft,
  type PhotoPurpose,
} from '@vela/domain/photos';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import { lockLiveSession } from '../sessions/sessions';
import type { Site } from '../core/site';
import type { SessionMember } from '../core/session-member';
import { BUSY_RETRY_AFTER } from '../http/upload-gate';
import { lockMember } from '../members/lock-member';
import { discardPhoto, queuePhotoDeletion, type OwnPhoto } from './delete-photo';
import { storageKeyOf } from './processing/photo-files';
import { CAN_CHECK_PHOTOS } from './photo-checks';
import type { PhotoRow } from './present-images';
import type { Pictures, UploadBytes } from '../core/pictures-port';
import { dropOldestUnsent } from './unsent-photos';

type Context = Pick<AppContext, 'db' | 'clock' | 'storage' | 'pictures' | 'random' | 'jobs'>;

export interface NewPhoto {
  site: Site;
  session: Pick<SessionMember, 'id' | 'memberId' | 'premium'>;
  upload: UploadBytes;
  private: boolean;
  purpose: PhotoPurpose;
  now: Date;
}

/**
 * Makes a photo of an upload and stores it, as the last of the member's; the first that others may see
 * becomes the main one. The row comes before the files: a crash in between, or a database that is away, leaves a row that is never
 * shown and deleted later. Throws Failure `not_an_image`, `too_many_pixels`, `photo_too_small`, `unsupported_type`
 * or `photo_limit`, `busy` where too many uploads wait, and `authentication_required` where the session ended
 * meanwhile.
 */
export async function storePhoto(context: Context, photo: NewPhoto): Promise<PhotoRow> {
  const pictures = await context.pictures.process(photo.upload);
  if (pictures === 'busy') throw new Failure('busy', { retryAfter: BUSY_RETRY_AFTER });
  if (typeof pictures === 'string') throw new Failure(pictures);
  const tooSmall = checkPhotoSize(pictures.original, photo.purpose);
  if (tooSmall) throw new Failure(tooSmall.code, { params: tooSmall.params });
  const row = await transact(context.db, (tx) => insertPhoto(context, tx, { photo, pictures }));
  const isStored = await storePictures(context, { photoId: row.id, pictures }).catch(
    async (error: unknown) => {
      await takeBack(context, { photoId: row.id, memberId: photo.session.memberId }).catch(
        (second: unknown) => {
          throw new AggregateError([error, second], 'A photo was neither stored nor taken back');
        },
      );
      throw error;
    },
  );
  // It goes with its account, whose sessions have ended.
  if (!isStored) throw new Failure('authentication_required');
  return row;
}

/**
 * Puts a photo's files where they belong, and only then says that they are there. False where the photo was deleted meanwhile, possibly
 * before all files were there: they go then. Throws once no file is being stored any more.
 */
export async function storePictures(
  context: Pick<AppContext, 'db' | 'storage' | 'jobs' | 'clock'>,
  { photoId, pictures }: { photoId: string; pictures: Pictures },
): Promise<boolean> {
  const { width, height, files } = pictures;
  const stored = await Promise.allSettled(
    files.map(({ name, bytes }) =>
      context.storage.put(storageKeyOf(photoId, name), { bytes, type: 'image/webp' }),
    ),
  );
  const failed = stored.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return transact(context.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('photos')
      .set({ ready: true, width, height })
      .where('id', '=', photoId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) await queuePhotoDeletion(context, tx, { photoId });
    return numUpdatedRows > 0n;
  });
}

/** Deletes a photo of which not all files could be stored with those that could, though its row may be gone by now. */
async function takeBack(context: Context, photo: OwnPhoto): Promise<void> {
  await transact(context.db, async (tx) => {
    await discardPhoto(context, tx, photo);
    await queuePhotoDeletion(context, tx, { photoId: photo.photoId });
  });
}

async function insertPhoto(
  context: Context,
  tx: Tx,
  { photo, pictures }: { photo: NewPhoto; pictures: Pictures },
): Promise<PhotoRow> {
  // Uploads at the same moment come one after the other, so that each counts those before it.
  const { memberId } = photo.session;
  await lockMember(tx, memberId);
  // To make the pictures takes long enough for the session to end, and for the account to change hands.
  await lockLiveSession(tx, photo.session.id);
  if (photo.purpose === 'chat') await dropOldestUnsent(context, tx, memberId);
  const place = await findPlace(tx, photo);
  const row: PhotoRow = {
    id: context.random.id(),
    status: newPhotoStatus(photo.site.settings, { canBeChecked: CAN_CHECK_PHOTOS }),
    private: photo.private,
    main: place.main,
    width: pictures.width,
    height: pictures.height,
  };
  await tx
    .insertInto('photos')
    .values({
      ...row,
      member_id: memberId,
      purpose: photo.purpose,
      position: place.position,
      portrait: null,
      created_at: photo.now,
    })
    .execute();
  return row;
}

async function findPlace(
  tx: Tx,
  { session: { memberId, premium }, purpose, private: isPrivate }: NewPhoto,
): Promise<{ main: boolean; position: number }> {
  const rows = await tx
    .selectFrom('photos')
    .select(['main', 'position'])
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .execute();
  if (photoPlacesLeft(rows.length, { premium, purpose }) === 0)
    throw new Failure('photo_limit', { params: { limit: photoLimitOf({ premium }) } });
  return {
    main: isNewMain({ private: isPrivate, purpose }, rows),
    position: Math.max(-1, ...rows.map(({ position }) => position)) + 1,
  };
}
