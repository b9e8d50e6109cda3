import { useEffect, useState } from 'react';
import { tabStore } from '../../shell/storage';
import { forgetWaitingPhoto, keepWaitingPhoto, readWaitingPhoto } from '../../shell/waiting-photo';

/** The photo that was chosen for the new profile. */
export interface ChosenPhoto {
  picture: Blob | null;
  choose: (picture: Blob) => void;
  remove: () => void;
}

/** It outlives a reload and a change of language, as the rest of the draft does. */
export function useChosenPhoto(): ChosenPhoto {
  const [picture, setPicture] = useState<Blob | null>(null);
  useEffect(() => setPicture(readWaitingPhoto(tabStore, null)?.picture ?? null), []);
  return {
    picture,
    choose: (chosen) => {
      setPicture(chosen);
      void keepWaitingPhoto(tabStore, { picture: chosen, owner: null, refusal: null });
    },
    remove: () => {
      setPicture(null);
      forgetWaitingPhoto(tabStore);
    },
  };
}
