import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { MINUTE } from '@vela/domain/time';
import { chooseEncoding, type Encoding } from '../http/compress';
import type { InlineSources } from '../http/inline-sources';

/** For how long a page is served as it was rendered. */
const LIFE_MS = MINUTE;

/** For how long it stands in for one that can't be rendered, for example while the database is away. */
const STALE_MS = 10 * MINUTE;

const MOST_BYTES = 64 * 1024 * 1024;

const COMPRESSORS = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
      },
    }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 6 }),
} as const satisfies Record<Encoding, (text: Buffer) => Promise<Buffer>>;

export interface CachedPage {
  html: Buffer;
  /** What its policy lets run. */
  inline: InlineSources;
}

/** A page in the form that the browser takes. */
export interface FoundPage {
  inline: InlineSources;
  body: Buffer;
  encoding: Encoding | null;
}

interface Stored extends CachedPage {
  madeAtMs: number;
  bytes: number;
  /** Bodies by their encoding, made when the first browser asks for one. */
  compressed: Map<Encoding, Promise<Buffer>>;
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
 * Keeps rendered pages of visitors in memory, the least recently used go first. Of requests for the same page at once one
 * renders it. What can't be rendered is served as it was, up to ten minutes later.
 */
export function createPageCache({ mostBytes = MOST_BYTES } = {}): PageCache {
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
    const page = { ...made, madeAtMs: now.getTime(), bytes: made.html.byteLength, compressed: new Map() };
    add(key, page);
    return page;
  };
  const makeOnce = (wanted: Wanted): Promise<Stored | Response> => {
    const running = making.get(wanted.key) ?? make(wanted).finally(() => making.delete(wanted.key));
    making.set(wanted.key, running);
    return running;
  };
  const bodyOf = (key: string, page: Stored, encoding: Encoding): Promise<Buffer> => {
    const known = page.compressed.get(encoding);
    if (known) return known;
    const body = COMPRESSORS[encoding](page.html);
    page.compressed.set(encoding, body);
    body.then(
      ({ byteLength }) => grow(key, page, byteLength),
      () => page.compressed.delete(encoding),
    );
    return body;
  };
  const inForm = async (page: Stored, { key, acceptEncoding }: Wanted): Promise<FoundPage> => {
    const encoding = chooseEncoding(acceptEncoding);
    const body = encoding && (await bodyOf(key, page, encoding).catch(() => null));
    return { inline: page.inline, body: body ?? page.html, encoding: body ? encoding : null };
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
