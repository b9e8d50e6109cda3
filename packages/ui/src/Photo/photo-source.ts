import { createContext } from 'react';

/** Where the addresses of pictures come from. */
export interface PhotoSource {
  /** Whether an address has run out, as far as the device's clock knows. */
  isOver: (src: string) => boolean;
  /** Loads new addresses; called for each picture that needs one. */
  renew: () => void;
}

/** Without one, addresses last. */
export const PhotoSourceContext = createContext<PhotoSource>({ isOver: () => false, renew: () => {} });
