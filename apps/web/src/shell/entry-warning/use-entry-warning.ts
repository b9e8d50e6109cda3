import { showsSiteEntryPopup } from '@vela/domain/sites';
import { useEffect, useState } from 'react';
import { usePage } from '../page';

const KEY = 'skip-entry-warning';

/** Whether the site-entry warning is open, and how it is skipped for good in this browser. */
export function useEntryWarning(): { isOpen: boolean; skip: () => void } {
  const { settings, user } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const {
    enable_site_entry_popup: enabled,
    site_entry_popup_countries: countries,
    geoip_country: country,
  } = settings;
  const loggedIn = user !== null;
  // Only the browser knows what it skipped and how it shows the page, so the warning comes after the first paint.
  useEffect(() => {
    const installedApp = matchMedia('(display-mode: standalone)').matches;
    setIsOpen(
      showsSiteEntryPopup({ enabled, countries, country, loggedIn, installedApp, skippedAt: readSkipped() }),
    );
  }, [enabled, countries, country, loggedIn]);
  const skip = () => {
    keepSkipped();
    setIsOpen(false);
  };
  return { isOpen, skip };
}

function readSkipped(): Date | null {
  const time = Number(stored()?.getItem(KEY));
  return time > 0 ? new Date(time) : null;
}

function keepSkipped(): void {
  stored()?.setItem(KEY, String(Date.now()));
}

// A browser that keeps nothing throws at the very mention of its storage.
function stored(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
