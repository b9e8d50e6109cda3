import { useEffect, useState } from 'react';
import { tabStore } from '../../kit/storage/safe-store';
import { deleteWaitingPhoto, saveWaitingPhoto, readWaitingPhoto } from '../../kit/forms/photos/waiting-photo';

/** The photo that was chosen for the new profile. */
export interface ChosenPhoto {
  picture: Blob | null;
  /** A photo was chosen, and this browser had no room to store it. */
  isMissing: boolean;
  choose: (picture: Blob) => void;
  remove: () => void;
}

const NONE = { picture: null, isMissing: false } as const;

/** It outlives a reload and a change of language, as the rest of the draft does. */
export function useChosenPhoto(): ChosenPhoto {
  const [{ picture, isMissing }, setState] = useState<Pick<ChosenPhoto, 'picture' | 'isMissing'>>(NONE);
  useEffect(() => {
    const stored = readWaitingPhoto(tabStore, null);
    if (stored) setState({ picture: stored.picture, isMissing: stored.picture === null });
  }, []);
  return {
    picture,
    isMissing,
    choose: (chosen) => {
      setState({ picture: chosen, isMissing: false });
      void saveWaitingPhoto(tabStore, { picture: chosen, owner: null, apiError: null });
    },
    remove: () => {
      setState(NONE);
      deleteWaitingPhoto(tabStore);
    },
  };
}
