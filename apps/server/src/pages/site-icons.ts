import type { Site } from '../core/site';

/** What each site has its own of under the same address, as browsers, devices and the service worker ask for it. */
const SITE_ICONS = new Map([
  ['/favicon.svg', '.svg'],
  ['/apple-touch-icon.png', '/apple-touch-icon.png'],
  ['/icons/icon-192.png', '/icon-192.png'],
  ['/icons/icon-512.png', '/icon-512.png'],
  ['/icons/maskable-512.png', '/maskable-512.png'],
]);

/**
 * Returns the file of a site's icon that is shown outside of its pages, in the colours of its niche; null for
 * any other path.
 */
export function siteIconPath(path: string, { settings }: Pick<Site, 'settings'>): string | null {
  const file = SITE_ICONS.get(path);
  return file === undefined ? null : `/icons/${settings.niche}${file}`;
}
