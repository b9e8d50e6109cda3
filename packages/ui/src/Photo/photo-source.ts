import { createContext } from 'react';

/** The source of the addresses of pictures. */
export interface PhotoSource {
  /** Whether an address has run out, as far as the device's clock knows. */
  isOver: (src: string) => boolean;
  /** Loads new addresses; called for each picture that needs one. */
  renew: () => void;
}

/** Without one, addresses don't expire. */
export const PhotoSourceContext = createContext<PhotoSource>({ isOver: () => false, renew: () => {} });
