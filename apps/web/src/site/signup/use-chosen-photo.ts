import { useEffect, useState } from 'react';
import { tabStore } from '../../kit/storage/safe-store';
import { forgetWaitingPhoto, saveWaitingPhoto, readWaitingPhoto } from '../../kit/forms/photos/waiting-photo';

/** The photo that was chosen for the new profile. */
export interface ChosenPhoto {
  picture: Blob | null;
  /** There was one, which this browser had no room to keep. */
  isLost: boolean;
  choose: (picture: Blob) => void;
  remove: () => void;
}

const NONE = { picture: null, isLost: false } as const;

/** It outlives a reload and a change of language, as the rest of the draft does. */
export function useChosenPhoto(): ChosenPhoto {
  const [{ picture, isLost }, setState] = useState<Pick<ChosenPhoto, 'picture' | 'isLost'>>(NONE);
  useEffect(() => {
    const kept = readWaitingPhoto(tabStore, null);
    if (kept) setState({ picture: kept.picture, isLost: kept.picture === null });
  }, []);
  return {
    picture,
    isLost,
    choose: (chosen) => {
      setState({ picture: chosen, isLost: false });
      void saveWaitingPhoto(tabStore, { picture: chosen, owner: null, apiError: null });
    },
    remove: () => {
      setState(NONE);
      forgetWaitingPhoto(tabStore);
    },
  };
}
