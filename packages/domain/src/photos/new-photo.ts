import type { OrderedPhoto } from './photo-order';
import type { PhotoPurpose, PhotoStatus } from './photo-variant';

/** The status of a new photo: it waits to be checked where strangers meet; on the demo, which has none, it is shown at once. Source: decisions.md, Access. */
export function newPhotoStatus({ demo }: { demo: boolean }): PhotoStatus {
  return demo ? 'active' : 'pending';
}

/** Whether a new photo becomes the main one: the first of a profile that others may see. Source: product.md §2. */
export function isNewMain(
  photo: Pick<OrderedPhoto, 'private'> & { purpose: PhotoPurpose },
  others: readonly Pick<OrderedPhoto, 'main'>[],
): boolean {
  return photo.purpose === 'profile' && !photo.private && !others.some(({ main }) => main);
}
