import { SECOND } from '../time';

/** How often the pace of an upload is looked at, in milliseconds. Source: our own choice. */
export const UPLOAD_LOOK_MS = 20 * SECOND;

/** Between two looks: 8 kB a second, which the slowest networks of phones reach. */
const LEAST_BYTES = 160 * 1024;

/** Four minutes: the largest photo then comes with 64 kB a second. */
const MOST_LOOKS = 12;

/**
 * Whether an upload is given up, since its sender holds memory of the server for longer than a bad line explains: by how many
 * looks at it there were, this one included, and how many bytes came since the one before. Source: our own choice.
 */
export function isUploadTooSlow({ looks, bytes }: { looks: number; bytes: number }): boolean {
  return looks >= MOST_LOOKS || bytes < LEAST_BYTES;
}
