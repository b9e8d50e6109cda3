import type { ServiceWorkerInput, WriteServiceWorker } from '@vela/contract/page';
import { createTextCache, type CachedText } from '../http/cached-text';

export type FindWorkerScript = (input: ServiceWorkerInput) => Promise<CachedText>;

/** Writes and compresses each script once: browsers ask at each page, mostly to learn that theirs is still current. */
export function cacheWorkerScripts(write: WriteServiceWorker): FindWorkerScript {
  const keep = createTextCache();
  return (input) => {
    const { siteName, niche, locale, colorMode } = input;
    return keep(JSON.stringify([siteName, niche, locale, colorMode]), () => write(input));
  };
}
