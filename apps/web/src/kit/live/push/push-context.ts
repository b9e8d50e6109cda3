import type { PushState } from '@vela/domain/push';
import { createContext, useContext } from 'react';

export interface Push {
  /** How far push messages have come in this browser; until it was asked, it can't have any. */
  state: PushState;
  /** Whether it was asked yet. */
  isRead: boolean;
  /** Asks it again. */
  read: () => void;
  /** What the page itself has just made of it. */
  change: (state: PushState) => void;
}

const NONE: Push = { state: 'incapable', isRead: false, read: () => {}, change: () => {} };

export const PushContext = createContext<Push>(NONE);

/** The one reading of the page; where nobody is logged in there are no push messages. */
export function usePush(): Push {
  return useContext(PushContext);
}
