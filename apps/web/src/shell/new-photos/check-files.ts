import { PHOTO_TYPES, UPLOAD_LIMITS } from '@vela/domain/photos';
import type { Refusal } from '../forms';

export interface CheckedFiles {
  taken: File[];
  /** Those that the server would not take, with why. */
  refused: { name: string; refusal: Refusal }[];
}

const MEGABYTE = 1024 * 1024;

/** Tells files that may become photos from those that can't, so that nobody waits for an upload in vain. */
export function checkFiles(
  files: readonly File[],
  { room, limit }: { room: number; limit: number },
): CheckedFiles {
  const checked: CheckedFiles = { taken: [], refused: [] };
  for (const file of files) {
    const refusal = refusalOf(file, checked.taken.length < room ? null : limit);
    if (refusal) checked.refused.push({ name: file.name, refusal });
    else checked.taken.push(file);
  }
  return checked;
}

function refusalOf({ type, size }: File, limit: number | null): Refusal | null {
  if (!(PHOTO_TYPES as readonly string[]).includes(type)) return { code: 'photo_type_unknown' };
  if (size > UPLOAD_LIMITS.bytes)
    return { code: 'photo_too_large', params: { limit: UPLOAD_LIMITS.bytes / MEGABYTE } };
  return limit === null ? null : { code: 'photo_limit', params: { limit } };
}
