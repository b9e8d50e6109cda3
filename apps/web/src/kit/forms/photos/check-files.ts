import { checkPhotoFile } from '@vela/domain/photos';
import type { ApiErrorData } from '../api-result';

export interface CheckedFiles {
  accepted: File[];
  /** Those that the server would reject, each with the reason. */
  rejected: { name: string; apiError: ApiErrorData }[];
}

/** Separates files that may become photos from those that can't, so that nobody waits for an upload in vain. */
export function checkFiles(
  files: readonly File[],
  { room, limit }: { room: number; limit: number },
): CheckedFiles {
  const checked: CheckedFiles = { accepted: [], rejected: [] };
  for (const file of files) {
    const apiError = apiErrorOf(file, checked.accepted.length < room ? null : limit);
    if (apiError) checked.rejected.push({ name: file.name, apiError });
    else checked.accepted.push(file);
  }
  return checked;
}

function apiErrorOf(file: File, limit: number | null): ApiErrorData | null {
  const problem = checkPhotoFile(file);
  if (problem) return problem;
  return limit === null ? null : { code: 'photo_limit', params: { limit } };
}
