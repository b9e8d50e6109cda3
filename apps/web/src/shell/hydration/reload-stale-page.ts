import { tabStore } from '../storage';

const KEY = 'reloaded-at';
const MINUTE_MS = 60_000;

/** Whether a page whose scripts are gone may load itself again: at most once a minute. Source: product.md §8. */
export function mayReload({ lastMs, nowMs }: { lastMs: number | null; nowMs: number }): boolean {
  return lastMs === null || nowMs - lastMs >= MINUTE_MS;
}

/**
 * Loads the page again after a deployment took its scripts away; says whether it does. Without a connection
 * it doesn't: the page would be lost with all that was typed, though nothing of it is stale.
 */
export function reloadStalePage(): boolean {
  if (!navigator.onLine) return false;
  const lastMs = Number(tabStore.get(KEY)) || null;
  const nowMs = Date.now();
  if (!mayReload({ lastMs, nowMs })) return false;
  tabStore.set(KEY, String(nowMs));
  // Where nothing is kept, it would load itself for ever.
  if (tabStore.get(KEY) === null) return false;
  location.reload();
  return true;
}
