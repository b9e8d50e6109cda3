import { readFile } from 'node:fs/promises';
import type { PhotoFile } from '../core/pictures-port';

/** What a page of members asks for in most windows, in pixels. */
export const PREPARED_WIDTH = 360;

/**
 * The files that lie prepared for each main photo of the demo's members: what a first look at search, likes and
 * conversations shows.
 */
export const PREPARED_FILES = [`sharp-${PREPARED_WIDTH}`, 'sharp-thumb'] as const satisfies PhotoFile[];

/** Returns the path of a portrait in the folder of prepared portraits. */
export function preparedPath(photoId: string, file: PhotoFile): string {
  return `${file}/${photoId}.webp`;
}

/** A prepared file; null for any that isn't. */
export async function findPreparedFile(
  folder: URL,
  { photoId, file }: { photoId: string; file: PhotoFile },
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!PREPARED_FILES.some((prepared) => prepared === file)) return null;
  try {
    return Uint8Array.from(await readFile(new URL(preparedPath(photoId, file), folder)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
