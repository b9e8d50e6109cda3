import type { PhotoPurpose } from './photo-variant';

/** How many pixels high a photo is at least, cut to `PHOTO_RATIO`, to be one that others can see. */
export const PHOTO_LEAST_HEIGHT = 200;

/** `limit` in pixels: enough for both sides. */
export interface PhotoSizeProblem {
  code: 'photo_too_small';
  params: { limit: number };
}

/**
 * Why a picture of so many pixels is no photo for its `purpose`, or `null`: one of a profile would be blown up to a blur, one
 * that is sent is shown as it is. A cut-out of `PHOTO_RATIO` is judged like the whole picture that it is the largest one of.
 * Code: `photo_too_small {limit}`.
 */
export function checkPhotoSize(
  { width, height }: { width: number; height: number },
  purpose: PhotoPurpose,
): PhotoSizeProblem | null {
  if (purpose === 'chat' || Math.min(width / PHOTO_RATIO, height) >= PHOTO_LEAST_HEIGHT) return null;
  return { code: 'photo_too_small', params: { limit: PHOTO_LEAST_HEIGHT } };
}

/** The greatest width in which a photo is stored, in pixels: a wider one is made smaller. */
export const PHOTO_WIDTH = 1440;

/** Width to height of a photo as profiles and cards show it. */
export const PHOTO_RATIO = 4 / 5;
