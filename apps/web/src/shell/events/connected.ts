import { createContext, useContext } from 'react';

export const ConnectedContext = createContext(true);

/** Whether news reach this window: false once the connection has been lost for some seconds. */
export function useIsConnected(): boolean {
  return useContext(ConnectedContext);
}
