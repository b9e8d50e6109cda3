import { SECOND } from '../time';
import type { PhotoPurpose } from './photo-variant';

/** How many photos a profile may hold. Source: product.md §5, §9. */
const FREE_PHOTOS = 3;
const PREMIUM_PHOTOS = 25;

/**
 * How many photos a member may keep: 3, and a premium member 25, for as long as a purchase is
 * neither returned nor reversed; what is there beyond stays. Source: product.md §5, §9.
 */
export function photoLimitOf({ premium }: { premium: boolean }): number {
  return premium ? PREMIUM_PHOTOS : FREE_PHOTOS;
}

/**
 * How many photos a member may still add beside `count` of the same purpose; 0 when all places of the profile are taken, and
 * then one more is `photo_limit {limit}`. Those for conversations are limited in time alone (`rate_limits.upload`). Source:
 * product.md §5.
 */
export function photoPlacesLeft(
  count: number,
  { premium, purpose }: { premium: boolean; purpose: PhotoPurpose },
): number {
  return purpose === 'chat' ? Infinity : Math.max(0, photoLimitOf({ premium }) - count);
}

/** How long a photo that was deleted waits for someone to think again, in milliseconds. Source: our own choice. */
export const PHOTO_UNDO_MS = 6 * SECOND;

/** Of an upload. */
const MEGABYTES = 15;

/**
 * What an upload may be: whoever sends more is refused before it is decoded. Bytes, pixels in all, and pixels of the longer
 * side, since decoders keep whole lines. Source: our own choice.
 */
export const UPLOAD_LIMITS = { bytes: MEGABYTES * 1024 * 1024, pixels: 50_000_000, side: 16_000 } as const;

/** The kinds of files that are taken as photos, as browsers name them. Source: our own choice. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type PhotoFileProblem =
  | { code: 'photo_type_unknown' }
  /** `limit` in megabytes. */
  | { code: 'photo_too_large'; params: { limit: number } };

/**
 * Why a file can't become a photo, as far as it shows before it is sent, or `null`; its type is looked at first. Codes:
 * `photo_type_unknown`, `photo_too_large {limit}` in MB. Source: product.md §5 leaves kinds and sizes to us.
 */
export function checkPhotoFile({ type, size }: { type: string; size: number }): PhotoFileProblem | null {
  if (!(PHOTO_TYPES as readonly string[]).includes(type)) return { code: 'photo_type_unknown' };
  if (size <= UPLOAD_LIMITS.bytes) return null;
  return { code: 'photo_too_large', params: { limit: MEGABYTES } };
}

/** How many pixels high a photo is at least, cut to `PHOTO_RATIO`, to be one that others can see. Source: our own choice. */
export const PHOTO_LEAST_HEIGHT = 200;

/** `limit` in pixels: enough for both sides. */
export interface PhotoSizeProblem {
  code: 'photo_too_small';
  params: { limit: number };
}

/**
 * Why a picture of so many pixels is no photo for its `purpose`, or `null`: one of a profile would be blown up to a blur, one
 * that is sent is shown as it is. A cut-out of `PHOTO_RATIO` is judged like the whole picture that it is the largest one of.
 * Code: `photo_too_small {limit}`. Source: our own choice.
 */
export function checkPhotoSize(
  { width, height }: { width: number; height: number },
  purpose: PhotoPurpose,
): PhotoSizeProblem | null {
  if (purpose === 'chat' || Math.min(width / PHOTO_RATIO, height) >= PHOTO_LEAST_HEIGHT) return null;
  return { code: 'photo_too_small', params: { limit: PHOTO_LEAST_HEIGHT } };
}

/** The widest that a photo is kept, in pixels: a wider one is made smaller. Source: our own choice. */
export const PHOTO_WIDTH = 1440;

/** Width to height of a photo as profiles and cards show it. Source: our own choice. */
export const PHOTO_RATIO = 4 / 5;
