import type { Profile } from '@vela/contract/entities/profile';
import { createContext, useContext } from 'react';

type Announce = (profile: Profile) => void;

export const MatchContext = createContext<Announce>(() => {});

/** Announces to the member a match that has just come about. */
export function useAnnounceMatch(): Announce {
  return useContext(MatchContext);
}
