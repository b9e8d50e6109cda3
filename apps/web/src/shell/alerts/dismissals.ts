import { readDismissals, type AlertKey, type Dismissals } from '@vela/domain/alerts';
import { browserStore } from '../storage';

/** Which offers and alerts this browser dismissed, and when. */
export function keptDismissals(): Dismissals {
  return readDismissals(browserStore.get);
}

/** This browser shows it no more. */
export function dismissAlert(key: AlertKey, now: Date): void {
  browserStore.set(key, now.toISOString());
}
