import { useSyncExternalStore } from 'react';

/** Whether the page reacts: false while the server renders and the browser takes over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

function neverChanges(): () => void {
  return () => {};
}

function inBrowser(): boolean {
  return true;
}

function onServer(): boolean {
  return false;
}
