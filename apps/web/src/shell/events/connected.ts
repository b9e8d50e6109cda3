import { createContext, useContext } from 'react';

/** Whether the stream of events is open at this moment, for what asks only now and then. */
export const StreamOpenContext = createContext<{ readonly current: boolean }>({ current: false });

export const ConnectedContext = createContext(true);

/** Whether news reach this window: false once the connection has been lost for some seconds. */
export function useIsConnected(): boolean {
  return useContext(ConnectedContext);
}
