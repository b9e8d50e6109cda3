import { STORED } from './stored-keys';
import { tabStore } from './safe-store';

const { key: KEY } = STORED.confirmed;

/** Stores for the next page in this tab that the address was confirmed while this page waited for it. */
export function storeConfirmed(): void {
  tabStore.set(KEY, '1');
}

/** Returns whether the page before stored it, and deletes it. */
export function consumeConfirmed(): boolean {
  const isStored = tabStore.get(KEY) !== null;
  tabStore.remove(KEY);
  return isStored;
}
