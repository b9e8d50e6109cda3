import { createContext, useContext } from 'react';

export const ConnectedContext = createContext(true);

/** Whether news reach this window: false while it waits for a connection that broke. */
export function useIsConnected(): boolean {
  return useContext(ConnectedContext);
}
