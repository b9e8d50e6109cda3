import { tabStore } from '../../src/kit/storage/safe-store';
import { saveWaitingPhoto, type WaitingPhoto } from '../../src/kit/forms/photos/waiting-photo';

interface WaitingPhotoOptions extends Partial<Pick<WaitingPhoto, 'owner' | 'apiError'>> {
  /** Whether the browser had room for it. */
  isStored?: boolean;
}

/** Puts a photo into the tab of a story, as a sign-up leaves it there. */
export async function waitingPhoto({ owner = null, apiError = null, isStored = true }: WaitingPhotoOptions) {
  const picture = isStored ? await (await fetch('/portraits/nadia-360.webp')).blob() : null;
  await saveWaitingPhoto(tabStore, { picture, owner, apiError });
}
