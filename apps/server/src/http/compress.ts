import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** A page is shorter than this, as a power of two. By itself the encoder takes room for 4 MB, for each answer at once. */
const WINDOW_BITS = 18;

const ENCODERS = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    }),
  gzip: () => createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH }),
} as const satisfies Record<string, () => Transform>;
export type Encoding = keyof typeof ENCODERS;

/** Events aren't compressed: a compressor holds back their ends, and proxies wait for more. */
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|xml)|image\/svg\+xml)/;
const VARIES = /\baccept-encoding\b/i;
/** Below this size, in bytes, the headers weigh more than compression saves. */
const MIN_BYTES = 1024;

/**
 * Compresses an answer as it streams: each chunk is flushed, so that the head of a page is at work in the browser
 * while its rest is still being rendered.
 */
export function compress(response: Response, acceptEncoding: string | null): Response {
  if (!isCompressible(response)) return response;
  // Every answer says so: one to HEAD has no body, but has the headers of the one to GET.
  if (!VARIES.test(response.headers.get('vary') ?? '')) response.headers.append('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(acceptEncoding);
  // Its body isn't looked at: a text that nobody has asked for as a stream leaves in one piece.
  if (!encoding) return response;
  const { status, body } = response;
  if (!body) return response;

  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const encoder = ENCODERS[encoding]();
  // An error or a reader that went away ends both sides; there's no receiver left for it.
  pipeline(Readable.fromWeb(body), encoder, () => {});
  return new Response(Readable.toWeb(encoder) as ReadableStream, { status, headers });
}

/** The best encoding that a client takes, by its own words; null for none. */
export function chooseEncoding(acceptEncoding: string | null): Encoding | null {
  const taken = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    taken.set(name, weight === undefined ? 1 : Number(weight));
  }
  const names = Object.keys(ENCODERS) as Encoding[];
  return names.find((name) => (taken.get(name) ?? taken.get('*') ?? 0) > 0) ?? null;
}

function isCompressible({ headers }: Response): boolean {
  if (headers.has('content-encoding')) return false;
  const length = headers.get('content-length');
  if (length !== null && Number(length) < MIN_BYTES) return false;
  return COMPRESSIBLE.test(headers.get('content-type') ?? '');
}
