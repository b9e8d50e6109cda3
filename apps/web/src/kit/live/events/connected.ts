import { createContext, useContext, useSyncExternalStore } from 'react';

export const NETWORK_CHANGES = ['online', 'offline'] as const;

/** Whether the stream of events is open at this moment, for what asks only now and then. */
export const StreamOpenContext = createContext<{ readonly current: boolean }>({ current: false });

export const ConnectedContext = createContext(true);

/** Whether news reach this window: false once the connection has been lost for some seconds. */
export function useIsConnected(): boolean {
  return useContext(ConnectedContext);
}

/** Whether the device has a network at all; without news in spite of one, the way to the server is slow or broken. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function followNetwork(onChange: () => void): () => void {
  for (const name of NETWORK_CHANGES) addEventListener(name, onChange);
  return () => {
    for (const name of NETWORK_CHANGES) removeEventListener(name, onChange);
  };
}
