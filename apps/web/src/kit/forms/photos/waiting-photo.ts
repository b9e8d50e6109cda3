import { STORED } from '../../storage/stored-keys';
import type { ApiErrorData } from '../api-result';
import { logOutMark } from '../../storage/log-outs';
import type { SafeStore } from '../../storage/safe-store';

/** A photo that was chosen while signing up: only members may send one, so it waits in this tab until there is one. */
export interface WaitingPhoto {
  /** null where the browser had no room to store it. */
  picture: Blob | null;
  /** The member whose it is; null while that one is still signing up. */
  owner: string | null;
  /** Why it could not be sent. */
  apiError: ApiErrorData | null;
}

const { key: FACTS_KEY } = STORED.waitingPhoto;
const { key: PICTURE_KEY } = STORED.waitingPicture;

/** The photo that waits for a member, or with null for the end of this tab's sign-up. */
export function readWaitingPhoto(store: SafeStore, owner: string | null): WaitingPhoto | null {
  try {
    const facts = JSON.parse(store.get(FACTS_KEY) ?? 'null') as Facts | null;
    if (facts === null || facts.owner !== owner) return null;
    const { refusal: apiError, type } = facts;
    return { owner, apiError, picture: decode(store.get(PICTURE_KEY), type) };
  } catch {
    return null;
  }
}

/**
 * Stores the photo as long as this tab is open, unless another photo is stored, this one is deleted, or somebody logs out,
 * while it is still read. A browser without room for it stores only that a photo was chosen.
 */
export async function saveWaitingPhoto(
  store: SafeStore,
  { picture, owner, apiError }: WaitingPhoto,
): Promise<void> {
  const isLatest = beginChange(store);
  const mark = logOutMark();
  const bytes = await picture?.arrayBuffer();
  if (!isLatest() || logOutMark() !== mark) return;
  store.set(FACTS_KEY, JSON.stringify({ owner, refusal: apiError, type: picture?.type ?? '' }));
  store.remove(PICTURE_KEY);
  if (bytes) store.set(PICTURE_KEY, encode(new Uint8Array(bytes)));
}

export function deleteWaitingPhoto(store: SafeStore): void {
  beginChange(store);
  store.remove(FACTS_KEY);
  store.remove(PICTURE_KEY);
}

const changes = new WeakMap<SafeStore, number>();

/** Begins a change of the stored photo; the returned function reports whether it is still the latest. */
function beginChange(store: SafeStore): () => boolean {
  const number = (changes.get(store) ?? 0) + 1;
  changes.set(store, number);
  return () => changes.get(store) === number;
}

/** The value as stored. */
interface Facts extends Pick<WaitingPhoto, 'owner'> {
  refusal: ApiErrorData | null;
  type: string;
}

/** How many arguments a function surely takes. */
const PIECE = 0x80_00;

function encode(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += PIECE)
    pieces.push(String.fromCodePoint(...bytes.subarray(start, start + PIECE)));
  return btoa(pieces.join(''));
}

function decode(text: string | null, type: string): Blob | null {
  if (text === null) return null;
  return new Blob([Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)], { type });
}
