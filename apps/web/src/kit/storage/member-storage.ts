import { markLogOut } from './log-outs';
import { browserStore, tabStore } from './safe-store';
import { prefixOf, STORED } from './stored-keys';

const PREFIX = prefixOf(STORED.member.key);

/** Returns what this browser stores under `name` for this member; `null` for nothing. */
export function readStored(memberId: string, name: string): string | null {
  return browserStore.get(storageKeyOf(memberId, name));
}

/** Stores a text, or deletes it for `null`. */
export function writeStored(memberId: string, name: string, text: string | null): void {
  if (text === null) browserStore.remove(storageKeyOf(memberId, name));
  else browserStore.set(storageKeyOf(memberId, name), text);
}

/** Deletes what the table of stored items clears at a log-out, and marks the log-out for the other tabs. */
export function clearMemberStorage(): void {
  markLogOut();
  for (const { key, scope, clearedAtLogOut } of Object.values(STORED)) {
    if (!clearedAtLogOut) continue;
    const store = scope === 'tab' ? tabStore : browserStore;
    if (isPrefix(key)) store.removeAll(prefixOf(key));
    else store.remove(key);
  }
}

/** The key in the browser's storage, as its events name it. */
export function storageKeyOf<Name extends string>(memberId: string, name: Name): `kept:${string}:${Name}` {
  return `${PREFIX}${memberId}:${name}`;
}

function isPrefix<Key extends string>(key: Key): key is Extract<Key, `${string}…`> {
  return key.endsWith('…');
}
