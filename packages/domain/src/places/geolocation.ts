import { HOUR } from '../time';

/** How old a position may be that a browser gives without looking again. Source: product.md §9. */
export const POSITION_MAX_AGE_MS = HOUR;

/** Whether someone lets the page know where they are: the browser can't, hasn't said, or what it says. Source: product.md §4. */
export type GeolocationState = 'unsupported' | 'unknown' | 'prompt' | 'granted' | 'denied';

/**
 * The state by what a browser offers: its permission is null as long as it, or a browser without such a question, is
 * silent. Source: product.md §4, Geolocation permission.
 */
export function geolocationState({
  supported,
  permission,
}: {
  supported: boolean;
  permission: 'prompt' | 'granted' | 'denied' | null;
}): GeolocationState {
  if (!supported) return 'unsupported';
  return permission ?? 'unknown';
}
