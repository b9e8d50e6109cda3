import type { Site } from '../sites/sites';

/** Where each site has its own under the same address, as devices and the service worker ask for them. */
const PICTURE = /^\/(?:icons\/)?(icon-192|icon-512|maskable-512|apple-touch-icon)\.png$/;
const TAB = '/favicon.svg';

/** Where what stands for a site outside of its pages was built, in the colours of its niche; null for any other path. */
export function siteIconPath(path: string, { settings }: Pick<Site, 'settings'>): string | null {
  if (path === TAB) return `/icons/${settings.niche}.svg`;
  const name = PICTURE.exec(path)?.[1];
  return name === undefined ? null : `/icons/${settings.niche}/${name}.png`;
}
