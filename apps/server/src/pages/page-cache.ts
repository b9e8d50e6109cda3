import { MINUTE } from '@vela/domain/time';
import { chooseEncoding, type Encoding } from '../http/compress';
import type { InlineSources } from '../http/inline-sources';
import { createPageCompressor, noForms, type PageForms } from './page-compressor';

/** A page is served again for this time after it was rendered. */
const LIFE_MS = MINUTE;

/** It replaces a page that can't be rendered for this time, for example while the database is unavailable. */
const STALE_MS = 10 * MINUTE;

const MOST_BYTES = 64 * 1024 * 1024;

export interface CachedPage {
  html: Buffer;
  /** What its policy lets run. */
  inline: InlineSources;
}

/** A page in the form that the browser takes, or as it is where that form isn't stored: it is then compressed as it is sent. */
export interface FoundPage {
  inline: InlineSources;
  body: Buffer;
  encoding: Encoding | null;
}

interface Stored extends CachedPage {
  madeAtMs: number;
  bytes: number;
  forms: PageForms;
}

export interface Wanted {
  /** Names all that the page depends on. */
  key: string;
  now: Date;
  acceptEncoding: string | null;
  /** Renders it; a response in its place is served once and not stored. */
  make: () => Promise<CachedPage | Response>;
}

export interface PageCache {
  find(wanted: Wanted): Promise<FoundPage | Response>;
}

/**
 * Caches rendered pages of visitors in memory; the least recently used are dropped first. If the same page is
 * requested several times at once, one request renders it. What can't be rendered is served as it was, up to
 * ten minutes later.
 */
export function createPageCache({
  mostBytes = MOST_BYTES,
  compressor = createPageCompressor(),
} = {}): PageCache {
  const stored = new Map<string, Stored>();
  const making = new Map<string, Promise<Stored | Response>>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= stored.get(key)?.bytes ?? 0;
    stored.delete(key);
  };
  /** Makes room by what was used least recently, but for the page itself. */
  const makeRoom = (key: string): void => {
    for (const oldest of stored.keys()) {
      if (bytes <= mostBytes || oldest === key) break;
      drop(oldest);
    }
  };
  const add = (key: string, page: Stored): void => {
    drop(key);
    stored.set(key, page);
    bytes += page.bytes;
    makeRoom(key);
  };
  const grow = (key: string, page: Stored, by: number): void => {
    page.bytes += by;
    if (stored.get(key) !== page) return;
    bytes += by;
    makeRoom(key);
  };
  const make = async ({ key, now, make: render }: Wanted): Promise<Stored | Response> => {
    const made = await render();
    if (made instanceof Response) return made;
    const page = { ...made, madeAtMs: now.getTime(), bytes: made.html.byteLength, forms: noForms() };
    add(key, page);
    return page;
  };
  const makeOnce = (wanted: Wanted): Promise<Stored | Response> => {
    const running = making.get(wanted.key) ?? make(wanted).finally(() => making.delete(wanted.key));
    making.set(wanted.key, running);
    return running;
  };
  const inForm = (page: Stored, { key, acceptEncoding }: Wanted): FoundPage => {
    const { inline, html: text, forms } = page;
    const encoding = chooseEncoding(acceptEncoding);
    const isWanted = () => stored.get(key) === page;
    const onMade = (by: number) => grow(key, page, by);
    const body = encoding && compressor.formOf(forms, { text, encoding, isWanted, onMade });
    return body ? { inline, body, encoding } : { inline, body: text, encoding: null };
  };

  return {
    find: async (wanted) => {
      const { key, now } = wanted;
      const known = stored.get(key);
      const ageMs = known ? Math.abs(now.getTime() - known.madeAtMs) : Infinity;
      if (known && ageMs < LIFE_MS) {
        // The map's order is that of the last use.
        stored.delete(key);
        stored.set(key, known);
        return inForm(known, wanted);
      }
      const isFirst = !making.has(key);
      const made = await makeOnce(wanted);
      if (!(made instanceof Response)) return inForm(made, wanted);
      if (known && made.status >= 500 && ageMs < STALE_MS) return inForm(known, wanted);
      // A response can be read once: a request that waited for another's is served its own.
      if (isFirst) return made;
      const own = await make(wanted);
      return own instanceof Response ? own : inForm(own, wanted);
    },
  };
}
