import { STORED } from './stored-keys';
import type { SafeStore } from './safe-store';

/** How many members were there when a new one was made. */
export interface FoundMatches {
  /** The new member. */
  owner: string;
  /** A search counts no further than a thousand. */
  count: number;
  /** There are more than were counted. */
  more: boolean;
}

const { key: KEY } = STORED.foundMatches;

export function saveFoundMatches(store: SafeStore, found: FoundMatches): void {
  store.set(KEY, JSON.stringify(found));
}

/** What this member's sign-up found in this tab; null when it found nobody, or was elsewhere. */
export function readFoundMatches(store: SafeStore, owner: string): FoundMatches | null {
  const found = read(store.get(KEY) ?? 'null');
  return found?.owner === owner && found.count > 0 ? found : null;
}

function read(text: string): FoundMatches | null {
  try {
    return JSON.parse(text) as FoundMatches | null;
  } catch {
    return null;
  }
}
