import { STORED } from '../storage/stored-keys';
import { showsSiteEntryPopup } from '@vela/domain/sites';
import { useSyncExternalStore } from 'react';
import { isInstalledApp } from './installed-app/is-installed-app';
import { usePage } from '../page/page-context';
import { browserStore } from '../storage/safe-store';

const { key: KEY } = STORED.entryWarning;

/** Whether the site-entry warning is open, and how it is skipped for good in this browser. */
export function useEntryWarning(): { isOpen: boolean; skip: () => void } {
  const { settings, user } = usePage();
  const read = () =>
    showsSiteEntryPopup({
      enabled: settings.enable_site_entry_popup,
      countries: settings.site_entry_popup_countries,
      country: settings.geoip_country,
      loggedIn: user !== null,
      installedApp: isInstalledApp(),
      skippedAt: readSkipped(),
    });
  // Only the browser knows what it dismissed, so the warning comes once the page is hydrated, after the first
  // paint.
  const isOpen = useSyncExternalStore(onSkip, read, () => false);
  return { isOpen, skip: saveSkipped };
}

let skippedHere: Date | null = null;
const listeners = new Set<() => void>();

function onSkip(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readSkipped(): Date | null {
  const time = Number(browserStore.get(KEY));
  return time > 0 ? new Date(time) : skippedHere;
}

function saveSkipped(): void {
  skippedHere = new Date();
  for (const listener of listeners) listener();
  browserStore.set(KEY, String(skippedHere.getTime()));
}
