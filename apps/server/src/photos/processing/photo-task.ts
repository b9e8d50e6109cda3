import type { Pictures, Refusal } from './make-pictures';

/** What a worker is asked for: the pictures of an upload, or those of a portrait that is drawn first. */
export type PhotoTask = { upload: Uint8Array } | { portrait: string };

/** What it answers; `failed` is a fault of ours and says what happened. */
export type PhotoAnswer = { pictures: Pictures } | { refusal: Refusal } | { failed: string };
