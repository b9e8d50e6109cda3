import { createContext } from 'react';

/** Where the addresses of pictures come from. */
export interface PhotoSource {
  /** Whether an address has run out: another try would be in vain. */
  isOver: (src: string) => boolean;
  /** Gets new addresses; told of each picture that couldn't be loaded. */
  renew: () => void;
}

/** Without one, addresses last. */
export const PhotoSourceContext = createContext<PhotoSource>({ isOver: () => false, renew: () => {} });
