import { STORED } from '../kit/storage/stored-keys';
import { mayReloadPage } from '@vela/domain/refresh';
import { tabStore } from '../kit/storage/safe-store';

const { key: KEY } = STORED.reloadedAt;

/**
 * Loads the page again after a deployment took its scripts away; says whether it does. Without a connection
 * it doesn't: the member would lose all that was typed on the page, though nothing of it is stale.
 */
export function reloadStalePage(): boolean {
  if (!navigator.onLine) return false;
  const lastMs = Number(tabStore.get(KEY));
  const now = new Date();
  if (!mayReloadPage(lastMs > 0 ? new Date(lastMs) : null, now)) return false;
  tabStore.set(KEY, String(now.getTime()));
  // If nothing can be stored, it would reload itself for ever.
  if (tabStore.get(KEY) === null) return false;
  location.reload();
  return true;
}
