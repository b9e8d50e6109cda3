import { checkPhotoFile } from '@vela/domain/photos';
import type { ApiErrorData } from '../api-result';

export interface CheckedFiles {
  accepted: File[];
  /** Those that the server would reject, each with the reason. */
  rejected: { name: string; apiError: ApiErrorData }[];
}

/**
 * Separates files that may become photos from those that can't, so that nobody waits for an upload in vain. `types` are those
 * that are taken.
 */
export function checkFiles(
  files: readonly File[],
  { room, limit, types }: { room: number; limit: number; types?: readonly string[] },
): CheckedFiles {
  const checked: CheckedFiles = { accepted: [], rejected: [] };
  for (const file of files) {
    const isOver = checked.accepted.length >= room;
    const apiError: ApiErrorData | null =
      checkPhotoFile(file, types) ?? (isOver ? { code: 'photo_limit', params: { limit } } : null);
    if (apiError) checked.rejected.push({ name: file.name, apiError });
    else checked.accepted.push(file);
  }
  return checked;
}
