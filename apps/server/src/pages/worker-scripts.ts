import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServiceWorkerInput, WriteServiceWorker } from '@vela/contract/page';
import type { Encoding } from '../http/compress';
import { entityTagOf } from '../http/entity-tag';

/** A script as it is sent: as it is, and in each encoding. */
export interface WorkerScript {
  etag: string;
  bodies: Readonly<Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>>;
}

export type FindWorkerScript = (input: ServiceWorkerInput) => Promise<WorkerScript>;

/** Scripts kept at most, the oldest being forgotten: a site has one for each language and mode, and is renamed now and then. */
const MAX_SCRIPTS = 200;

/** Writes and compresses each script once: browsers ask at each page, mostly to hear that theirs is still the one. */
export function keepWorkerScripts(write: WriteServiceWorker): FindWorkerScript {
  const kept = new Map<string, Promise<WorkerScript>>();
  return (input) => {
    const { siteName, niche, locale, colorMode } = input;
    const key = JSON.stringify([siteName, niche, locale, colorMode]);
    const known = kept.get(key);
    if (known) return known;
    const made = make(write, input);
    kept.set(key, made);
    // What failed once may do the next time.
    made.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_SCRIPTS) break;
      kept.delete(oldest);
    }
    return made;
  };
}

async function make(write: WriteServiceWorker, input: ServiceWorkerInput): Promise<WorkerScript> {
  const identity = new TextEncoder().encode(await write(input));
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return {
    etag: entityTagOf(identity),
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
  };
}
