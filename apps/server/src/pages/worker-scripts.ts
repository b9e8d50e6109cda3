import type { ServiceWorkerInput, WriteServiceWorker } from '@vela/contract/page';
import { keepTexts, type KeptText } from '../http/kept-text';

export type FindWorkerScript = (input: ServiceWorkerInput) => Promise<KeptText>;

/** Writes and compresses each script once: browsers ask at each page, mostly to hear that theirs is still the one. */
export function keepWorkerScripts(write: WriteServiceWorker): FindWorkerScript {
  const keep = keepTexts();
  return (input) => {
    const { siteName, niche, locale, colorMode } = input;
    return keep(JSON.stringify([siteName, niche, locale, colorMode]), () => write(input));
  };
}
