import { createContext, useContext } from 'react';
import type { Charging } from '../shared/use-charge';

/** What can be done about a message that the server doesn't have. */
export interface WaitingActs {
  charging: Charging;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  onUndo: (clientId: string) => void;
}

/** Changes with each message. Only messages that wait use it, so the others don't render again. */
export const WaitingActsContext = createContext<WaitingActs | null>(null);

/** Throws outside of a log: a message that failed would stand there with nothing to do about it. */
export function useWaitingActs(): WaitingActs {
  const acts = useContext(WaitingActsContext);
  if (!acts) throw new Error('only the log of a conversation knows what to do about a message that waits');
  return acts;
}
