import { STORED } from './stored-keys';
import { NO_TIMER, type TimeBonusTimer } from '@vela/domain/alerts';
import type { SafeStore } from './safe-store';

/**
 * The time since which this tab shows the members' area, in milliseconds: each of its pages is a document of
 * its own.
 */
const { key: SINCE_KEY } = STORED.inMembersAreaSince;

type Store = Pick<SafeStore, 'get' | 'set' | 'remove'>;

export function readTimer(store: Store): TimeBonusTimer {
  const since = Number(store.get(SINCE_KEY));
  return since > 0 ? { status: 'waiting', since: new Date(since) } : NO_TIMER;
}

export function saveTimer(store: Store, timer: TimeBonusTimer): void {
  if (timer.status === 'outside') store.remove(SINCE_KEY);
  else store.set(SINCE_KEY, String(timer.since.getTime()));
}
