import { STORED } from './stored-keys';
import { tabStore } from './safe-store';

const { key: KEY } = STORED.address;

/** Stores the address typed on this page for the form of the next one, so that no URL contains it. */
export function carryAddress(email = ''): void {
  if (email.trim() === '') return tabStore.remove(KEY);
  tabStore.set(KEY, email.trim());
}

/** Returns the address that the page before stored, and deletes it; empty without one. */
export function consumeCarriedAddress(): string {
  const email = tabStore.get(KEY) ?? '';
  tabStore.remove(KEY);
  return email;
}
