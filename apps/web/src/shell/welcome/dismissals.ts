import { ALERT_KEYS, readDismissals, type Dismissals } from '@vela/domain/alerts';
import { browserStore } from '../storage';

/** Which offers and alerts this browser dismissed, and when. */
export function keptDismissals(): Dismissals {
  return readDismissals(browserStore.get);
}

export function dismissTimeBonus(now: Date): void {
  browserStore.set(ALERT_KEYS.timeBonus, now.toISOString());
}
