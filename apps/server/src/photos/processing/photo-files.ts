import { PHOTO_RATIO, PHOTO_WIDTH } from '@vela/domain/photos';
import type { PhotoFile, PictureVariant } from '../../core/pictures-port';

/** The widest file of each variant; a smaller photo is not made larger. Pixels. */
export const MAX_WIDTHS = { sharp: PHOTO_WIDTH, blurred: 720 } as const satisfies Record<
  PictureVariant,
  number
>;
/** No photo is made taller than this: what is long and narrow becomes narrower. Pixels. */
export const MAX_HEIGHT = 1920;
export const THUMB_SIZE = { width: 200, height: 200 / PHOTO_RATIO };

/** What a page may choose from for its own width. Pixels. */
const WIDTHS = [360, 720, PHOTO_WIDTH] as const;

/**
 * Returns the widths in which a photo of `width` pixels is stored, smallest first; the last one is the whole
 * picture's.
 */
export function widthsOf(variant: PictureVariant, width: number): number[] {
  const widest = Math.min(width, MAX_WIDTHS[variant]);
  return [...WIDTHS.filter((step) => step < widest), widest];
}

/** Every file of a photo of `width` pixels. */
export function filesOf(width: number): PhotoFile[] {
  return (['sharp', 'blurred'] as const).flatMap((variant): PhotoFile[] => [
    `${variant}-thumb`,
    ...widthsOf(variant, width).map((step): PhotoFile => `${variant}-${step}`),
  ]);
}

/** The path of a file in the storage. */
export function storageKeyOf(photoId: string, file: PhotoFile): string {
  return `${storageFolderOf(photoId)}/${file}.webp`;
}

export function storageFolderOf(photoId: string): string {
  return `photos/${photoId}`;
}

/** Returns the file that a stranger names; null for what is no name of one. */
export function parsePhotoFile(name: string): { variant: PictureVariant; file: PhotoFile } | null {
  const match = /^(sharp|blurred)-(?:thumb|\d{1,4})$/.exec(name);
  return match && { variant: match[1] as PictureVariant, file: name as PhotoFile };
}
