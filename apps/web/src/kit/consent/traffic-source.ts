import { STORED } from '../storage/stored-keys';
import { keepsTracking, namesSource, trackingOf, type Consent, type Tracking } from '@vela/domain/landers';
import { browserStore, type SafeStore } from '../storage/safe-store';
import { storedConsent } from './stored-consent';

const { key: KEY } = STORED.trafficSource;

/** Stores who sent a visitor until they sign up or withdraw their consent; only ever after consent. */
export function saveTrafficSource(tracking: Tracking, store: SafeStore = browserStore): void {
  if (namesSource(tracking)) store.set(KEY, JSON.stringify(tracking));
}

/** Who sent this visitor, as an earlier page stored it; nothing where none did, or the yes to it is no longer there. */
export function savedTrafficSource(
  store: SafeStore = browserStore,
  consent: Consent = storedConsent(),
): Tracking {
  if (!keepsTracking(consent)) return {};
  const stored = read(store.get(KEY));
  return trackingOf((field) => stored[field]);
}

export function deleteTrafficSource(store: SafeStore = browserStore): void {
  store.remove(KEY);
}

/** A storage is anyone's to write who sits at the browser. */
function read(text: string | null): Readonly<Record<string, string | undefined>> {
  try {
    const stored = JSON.parse(text ?? '{}') as unknown;
    return Object.fromEntries(
      Object.entries(Object(stored) as object).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}
