import { timingSafeEqual } from 'node:crypto';
import { addressEnd, isAddressOver } from '@vela/domain/photos';
import type { AppContext } from '../core/context';
import { parsePhotoFile } from './processing/photo-files';
import type { PhotoFile, PhotoWidth, PictureVariant } from '../core/pictures-port';

/** One variant of one photo for one viewer; null for a visitor. */
export interface PhotoAddress {
  photoId: string;
  variant: PictureVariant;
  viewerId: string | null;
}

type Signer = Pick<AppContext, 'sign'>;

export const PHOTO_PATH = '/photos/';

/**
 * The signed paths of a variant's files, valid for 1 to 11 minutes: one signature for all its widths, which
 * show the same. Passing one on reveals nothing: it names the viewer, and the server checks at each access
 * who that is and what that viewer may see.
 */
export function photoPaths(
  { sign }: Signer,
  address: PhotoAddress,
  now: Date,
): (width: PhotoWidth) => string {
  const { photoId, variant, viewerId } = address;
  const until = addressEnd(now);
  const signature = sign(signedText(address, until));
  const query = `for=${encodeURIComponent(viewerId ?? '')}&until=${until}&signature=${signature}`;
  return (width) => `${PHOTO_PATH}${photoId}/${variant}-${width}.webp?${query}`;
}

export interface ReadAddress extends PhotoAddress {
  file: PhotoFile;
  /** Seconds since 1970. */
  until: number;
}

/** Returns what the path of a file says; null if it was changed, made up or has expired. */
export function readPhotoPath({ sign }: Signer, url: URL, now: Date): ReadAddress | null {
  const match = /^\/photos\/([\w-]{1,64})\/([a-z\d-]{1,32})\.webp$/.exec(url.pathname);
  const named = parsePhotoFile(match?.[2] ?? '');
  const photoId = match?.[1];
  if (!photoId || !named) return null;
  const until = Number(url.searchParams.get('until'));
  const viewerId = url.searchParams.get('for') || null;
  const { file, variant } = named;
  const address = { photoId, variant, viewerId };
  if (isAddressOver(until, now)) return null;
  if (!isSame(sign(signedText(address, until)), url.searchParams.get('signature') ?? '')) return null;
  return { ...address, file, until };
}

function signedText({ photoId, variant, viewerId }: PhotoAddress, until: number): string {
  return ['photo', photoId, variant, viewerId ?? '', until].join('\0');
}

/** It takes the same time wherever they differ, so that nobody finds a signature character by character. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
