import type { BodyKind, Endpoint } from '@vela/contract/define-endpoint';
import { SECOND } from '@vela/domain/time';
import { Failure } from '../core/failure';
import { parseStorable, requireStorable } from './storable-text';
import { pacedChunks } from './paced-chunks';
import { readMultipart } from './read-multipart';
import type { HeldBytes } from './upload-gate';

/** The limit of a body that no endpoint declares, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** What an endpoint declares of its body; `maxBodyBytes` counts the whole of it. */
type Wanted = Pick<Endpoint, 'bodyKind' | 'maxBodyBytes'>;

/** `held` counts what a body takes while it is in memory: those with files have room of their own. */
interface Reading {
  maxBytes: number;
  held: HeldBytes;
}

const READERS = {
  json: (request, { maxBytes }) => readJson(request, maxBytes),
  multipart: readForms,
  raw: async (request, { maxBytes }) => (hasBody(request) ? readText(request, maxBytes) : ''),
} as const satisfies Record<BodyKind, (request: Request, reading: Reading) => Promise<unknown>>;

/** A request's body as its endpoint wants it. Failures: unsupported_type, too_large, invalid_input, busy, upload_too_slow. */
export async function readBody(
  request: Request,
  { bodyKind, maxBodyBytes: maxBytes, held }: Wanted & { held: HeldBytes },
): Promise<unknown> {
  return READERS[bodyKind](request, { maxBytes, held });
}

/** The fields of a form post; of a field that comes twice, the last. Failures: unsupported_type, too_large, invalid_input. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!hasBody(request)) return {};
  requireType(request, 'application/x-www-form-urlencoded');
  const fields = [...new URLSearchParams(await readText(request, MAX_BODY_BYTES))];
  for (const [, value] of fields) requireStorable(value);
  return Object.fromEntries(fields);
}

/** The parsed JSON of a request; `{}` for an empty body. Failures: unsupported_type, too_large, invalid_input. */
export async function readJson(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  if (!hasBody(request)) return {};
  requireType(request, 'application/json');
  const text = await readText(request, maxBytes);
  if (text.trim() === '') return {};
  return parseStorable(text);
}

async function readForms(request: Request, { maxBytes, held }: Reading): Promise<unknown> {
  if (!hasBody(request)) return {};
  requireType(request, 'multipart/form-data');
  requireLength(request, maxBytes);
  const type = request.headers.get('content-type') ?? '';
  return readMultipart({ type, chunks: pacedChunks(chunksOf(request)), maxBytes, held });
}

/** If the length is declared, `body` isn't touched: that would make a stream of what has mostly arrived. */
function hasBody(request: Request): boolean {
  const length = request.headers.get('content-length');
  return length === null ? request.body !== null : length !== '0';
}

function requireType(request: Request, wanted: string): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== wanted) throw new Failure('unsupported_type');
}

const decoder = new TextDecoder('utf-8', { fatal: true });

async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Failure('invalid_input');
  }
}

/** What the sender declares, rejected before anything is read; null where it declares nothing. */
function requireLength(request: Request, maxBytes: number): number | null {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > maxBytes) throw new Failure('too_large');
  return length === null ? null : Number(length);
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = requireLength(request, maxBytes);
  // The network takes no more of a body than its declared length.
  const isShort = length !== null && length <= WHOLE_BYTES;
  const bytes = await inTime(isShort ? readWhole(request) : readChunks(request, maxBytes));
  if (bytes.byteLength > maxBytes) throw new Failure('too_large');
  return bytes;
}

/** A text may take so long, in milliseconds: that is 2 kB a second for the longest. Files have a pace of their own. */
const TEXT_MS = 30 * SECOND;

/** Who sends a text for longer is as good as gone. */
async function inTime<Result>(reading: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(goneAway('it took too long')), TEXT_MS);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Up to here a body is read in one piece, for which it is copied: faster than a stream, which long ones need. */
const WHOLE_BYTES = 64 * 1024;

async function readWhole(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch (error) {
    throw goneAway(error);
  }
}

async function readChunks(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Failure('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    // Cancelling it would end the connection before the answer with the reason.
    if (body) yield* body.values({ preventCancel: true });
  } catch (error) {
    throw goneAway(error);
  }
}

/** A sender that goes away in the middle is no fault of ours: what came of the body is not what was meant. */
function goneAway(cause: unknown): Failure {
  return new Failure('invalid_input', { cause });
}
