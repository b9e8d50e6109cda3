import type { Image } from '@vela/contract/entities/image';
import { mainFirst, photoVariantFor } from '@vela/domain/photos';
import type { Selectable } from 'kysely';
import type { AppContext } from '../core/context';
import type { PhotosTable } from '../db/member-tables';
import type { Viewer } from '../core/viewer';
import { photoPaths } from './photo-address';
import { widthsOf } from './processing/photo-files';
import type { PictureVariant } from '../core/pictures-port';

/** What of a photo's row decides how it is shown. */
export type PhotoRow = Pick<
  Selectable<PhotosTable>,
  'id' | 'status' | 'private' | 'main' | 'width' | 'height'
>;

type Signer = Pick<AppContext, 'sign'>;
type Eye = Pick<Viewer, 'memberId' | 'premium' | 'now'>;

export interface ImagesToPresent {
  viewer: Eye;
  ownerId: string;
  /** The photos in the order in which they are shown. */
  photos: readonly PhotoRow[];
  /** Whether the owner lets the viewer see the private ones. */
  access: boolean;
}

/**
 * The photos of a profile as one viewer may see them, the main one first: sharp, blurred or locked, with signed
 * addresses; those the viewer may not know of are left out.
 */
export function presentImages(
  context: Signer,
  { viewer, ownerId, photos, access }: ImagesToPresent,
): Image[] {
  const eye = {
    owner: viewer.memberId === ownerId,
    member: viewer.memberId !== null,
    premium: viewer.premium,
    access,
  };
  return mainFirst(photos).flatMap((photo) => {
    const variant = photoVariantFor(photo, eye);
    if (variant === null) return [];
    return variant === 'locked' ? [lockedImage(photo)] : [presentImage(context, { photo, variant, viewer })];
  });
}

/** One photo in a variant that the viewer has a right to: the caller knows why. */
export function presentImage(
  context: Signer,
  { photo, variant, viewer }: { photo: PhotoRow; variant: PictureVariant; viewer: Eye },
): Image {
  const pathOf = photoPaths(context, { photoId: photo.id, variant, viewerId: viewer.memberId }, viewer.now);
  const sources = widthsOf(variant, photo.width).map((width) => ({ filename: pathOf(width), width }));
  return {
    ...factsOf(photo),
    filename: sources.at(-1)?.filename,
    thumb_filename: pathOf('thumb'),
    sources,
    width: photo.width,
    height: photo.height,
    variant,
  };
}

function lockedImage(photo: PhotoRow): Image {
  return { ...factsOf(photo), variant: 'locked' };
}

function factsOf(photo: PhotoRow): Pick<Image, 'id' | 'status' | 'private' | 'main'> {
  return { id: photo.id, status: photo.status, private: photo.private, main: photo.main };
}
