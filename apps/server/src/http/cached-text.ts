import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './compress';
import { entityTagOf, isUnchanged, tagOfVariant } from './entity-tag';

/** A text as it is sent: as it is, and in each encoding. */
export interface CachedText {
  etag: string;
  bodies: Readonly<Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>>;
}

type Write = () => string | Promise<string>;

/**
 * The most texts that one cache holds; the oldest are dropped, as what they depend on changes now and then.
 */
const MAX_TEXTS = 200;

/** Makes and compresses each text once, by the key of all that it depends on; also for those who ask at the same time. */
export function createTextCache(): (key: string, write: Write) => Promise<CachedText> {
  const kept = new Map<string, Promise<CachedText>>();
  return (key, write) => {
    const known = kept.get(key);
    if (known) return known;
    const made = make(write);
    kept.set(key, made);
    // What failed once may do the next time.
    made.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_TEXTS) break;
      kept.delete(oldest);
    }
    return made;
  };
}

/**
 * Sends a cached text in the encoding that suits the request best, or answers that the client's copy is still
 * valid.
 */
export function sendCached(
  { etag, bodies }: CachedText,
  { request, headers: own }: { request: Request; headers: Record<string, string> },
): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const tag = tagOfVariant(etag, encoding);
  const headers = new Headers({ ...own, etag: tag });
  headers.append('vary', 'Accept-Encoding');
  if (isUnchanged(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  const body = bodies[encoding ?? 'identity'];
  headers.set('content-length', String(body.byteLength));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

async function make(write: Write): Promise<CachedText> {
  const identity = new TextEncoder().encode(await write());
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
