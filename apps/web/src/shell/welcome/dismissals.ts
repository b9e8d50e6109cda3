import { ALERT_KEYS, type Dismissals } from '@vela/domain/alerts';
import { browserStore } from '../storage';

/** Which offers and alerts this browser dismissed, and when. */
export function readDismissals(): Dismissals {
  const key = ALERT_KEYS.timeBonus;
  const at = browserStore.get(key);
  return at === null ? {} : { [key]: new Date(at) };
}

export function dismissTimeBonus(now: Date): void {
  browserStore.set(ALERT_KEYS.timeBonus, now.toISOString());
}
