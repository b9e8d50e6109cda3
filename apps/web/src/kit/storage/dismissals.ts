import {
  ALERTS,
  DISMISSABLE_ALERTS,
  readDismissals,
  type DismissableAlert,
  type Dismissals,
} from '@vela/domain/alerts';
import { browserStore } from './safe-store';

/** What was dismissed on this page, for a browser that stores nothing. */
const here = new Map<string, string>();

/** The keys under which this browser stores what was dismissed. */
export const DISMISSAL_KEYS: readonly string[] = DISMISSABLE_ALERTS.map((name) => ALERTS[name].key);

const listeners = new Set<() => void>();
let count = 0;

/** Which offers and alerts this browser dismissed, and when. */
export function savedDismissals(): Dismissals {
  return readDismissals((key) => browserStore.get(key) ?? here.get(key) ?? null);
}

/** This browser shows it no more. */
export function dismissAlert(name: DismissableAlert, now: Date): void {
  const { key } = ALERTS[name];
  browserStore.set(key, now.toISOString());
  if (browserStore.get(key) === null) here.set(key, now.toISOString());
  count += 1;
  for (const listener of listeners) listener();
}

/** Calls `listener` each time something is dismissed, in this window or another, until the returned function is called. */
export function onDismissal(listener: () => void): () => void {
  const onOtherWindow = ({ key }: StorageEvent): void => {
    if (key === null || !DISMISSAL_KEYS.includes(key)) return;
    count += 1;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onOtherWindow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onOtherWindow);
  };
}

/** Another one each time something is dismissed. */
export function dismissalCount(): number {
  return count;
}

/** The attribute of the page's root that names what was dismissed before the page reacts. */
export const DISMISSED = 'data-dismissed';
