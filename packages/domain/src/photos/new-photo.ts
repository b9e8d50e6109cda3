import type { SiteSettings } from '../sites';
import type { OrderedPhoto } from './photo-order';
import type { PhotoPurpose, PhotoStatus } from './photo-variant';

/**
 * The status of a new photo: it waits where the site has photos checked before strangers see them, and somebody can check them; else
 * it is shown at once and checked later. Source: decisions.md, Access.
 */
export function newPhotoStatus(
  { photo_check: check }: Pick<SiteSettings, 'photo_check'>,
  { canBeChecked }: { canBeChecked: boolean },
): PhotoStatus {
  return check === 'before' && canBeChecked ? 'pending' : 'active';
}

/** Whether a new photo becomes the main one: the first of a profile that others may see. Source: product.md §2. */
export function isNewMain(
  photo: Pick<OrderedPhoto, 'private'> & { purpose: PhotoPurpose },
  others: readonly Pick<OrderedPhoto, 'main'>[],
): boolean {
  return photo.purpose === 'profile' && !photo.private && !others.some(({ main }) => main);
}
