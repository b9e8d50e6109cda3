import { SECOND } from '../time';

/** The time between two checks of an upload's pace, in milliseconds. */
export const UPLOAD_LOOK_MS = 20 * SECOND;

/**
 * A sender has to send this much between two looks: 8 kB a second, which the slowest networks of phones
 * reach.
 */
const LEAST_BYTES = 160 * 1024;

/** Four minutes: the largest photo then comes with 64 kB a second. */
const MOST_LOOKS = 12;

/**
 * Whether an upload is aborted, because it holds memory of the server for longer than a bad connection explains. It takes
 * the number of checks, this one included, and the bytes that came since the one before.
 */
export function isUploadTooSlow({ looks, bytes }: { looks: number; bytes: number }): boolean {
  return looks >= MOST_LOOKS || bytes < LEAST_BYTES;
}
