import type { PushState } from '@vela/domain/push';
import { createContext, useContext } from 'react';

/** How far push messages have come in this browser, and how the page says that it has changed. */
export type Push = readonly [state: PushState, change: (state: PushState) => void];

const NONE: Push = ['incapable', () => {}];

export const PushContext = createContext<Push>(NONE);

/** The one reading of the page; where nobody is logged in there are no push messages. */
export function usePush(): Push {
  return useContext(PushContext);
}
