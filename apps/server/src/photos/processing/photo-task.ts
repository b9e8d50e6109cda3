import type { PhotoFile, PhotoErrorCode, UploadedPictures, Drawing } from '../../core/pictures-port';

/** What a worker is asked for: the pictures of an upload, whose bytes come in pieces, those of a portrait that is drawn first, or one file of it. */
export type PhotoTask = { upload: readonly Uint8Array[] } | { portrait: string; file: PhotoFile | null };

/** What it answers; `failed` is a fault of ours and says what happened. */
export type PhotoAnswer =
  | { pictures: UploadedPictures }
  | Drawing
  | { bytes: Uint8Array<ArrayBuffer> }
  | { errorCode: PhotoErrorCode | 'busy' }
  | { failed: string };

export interface PhotoReply {
  answer: PhotoAnswer;
  /** The memory that the worker has now, in bytes. */
  memoryBytes: number;
}
