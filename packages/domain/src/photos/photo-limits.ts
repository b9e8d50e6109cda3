import { DAY, SECOND } from '../time';
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
 * then one more is `photo_limit {limit}`. Those for conversations are limited in time (`rate_limits.upload`), and while they
 * are in no message by {@link unsentPhotosToDrop}. Source: product.md §5.
 */
export function photoPlacesLeft(
  count: number,
  { premium, purpose }: { premium: boolean; purpose: PhotoPurpose },
): number {
  return purpose === 'chat' ? Infinity : Math.max(0, photoLimitOf({ premium }) - count);
}

/** How long a photo that was deleted waits for someone to think again, in milliseconds. */
export const PHOTO_UNDO_MS = 6 * SECOND;

/** How long a photo for a conversation is stored that is in no message, in milliseconds. */
export const UNSENT_PHOTO_MS = DAY;

/** How many of these a member has at most. */
const UNSENT_PHOTOS = 20;

/**
 * How many of a member’s `count` photos that are in no message go, the oldest first, so that there is room for one more.
 */
export function unsentPhotosToDrop(count: number): number {
  return Math.max(0, count + 1 - UNSENT_PHOTOS);
}
