import { STORED } from './stored-keys';
import { tabStore } from './safe-store';

const { key: KEY } = STORED.confirmed;

/** Keeps for the page that follows in this tab that the address has been confirmed while another page of it waited. */
export function noteConfirmed(): void {
  tabStore.set(KEY, '1');
}

/** Whether the page before has kept it, once. */
export function takeConfirmed(): boolean {
  const isNoted = tabStore.get(KEY) !== null;
  tabStore.remove(KEY);
  return isNoted;
}
