import { STORED } from './stored-keys';
import { tabStore } from './safe-store';

const { key: KEY } = STORED.signedOut;

/** Keeps for the log-in that follows in this tab that a member was logged out, not a visitor sent there. */
export function noteSignedOut(): void {
  tabStore.set(KEY, 'yes');
}

/** Whether that is so, once. */
export function takeSignedOut(): boolean {
  const isNoted = tabStore.get(KEY) !== null;
  tabStore.remove(KEY);
  return isNoted;
}
