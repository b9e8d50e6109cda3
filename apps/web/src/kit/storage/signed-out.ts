import { STORED } from './stored-keys';
import { tabStore } from './safe-store';

const { key: KEY } = STORED.signedOut;

/** Stores for the next log-in page in this tab that a member was logged out, rather than a visitor sent there. */
export function storeSignedOut(): void {
  tabStore.set(KEY, 'yes');
}

/** Returns whether the page before stored it, and deletes it. */
export function consumeSignedOut(): boolean {
  const isStored = tabStore.get(KEY) !== null;
  tabStore.remove(KEY);
  return isStored;
}
