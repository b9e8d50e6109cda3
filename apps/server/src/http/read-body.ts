import { Failure } from './failure';
import { requireKeepable } from './keepable-text';

/** Bodies of the API are small; files have their own limit where they are taken. */
const MAX_BODY_BYTES = 64 * 1024;

/** The parsed JSON of a request; `{}` for an empty body. Failures: unsupported_type, too_large, invalid_input. */
export async function readJson(request: Request): Promise<unknown> {
  if (!hasBody(request)) return {};
  requireType(request, 'application/json');
  const text = await readText(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text, requireKeepableValue);
  } catch {
    throw new Failure('invalid_input');
  }
}

/** The fields of a form post; of a field that comes twice, the last. Failures: unsupported_type, too_large, invalid_input. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!hasBody(request)) return {};
  requireType(request, 'application/x-www-form-urlencoded');
  const fields = [...new URLSearchParams(await readText(request))];
  for (const [, value] of fields) requireKeepable(value);
  return Object.fromEntries(fields);
}

function requireKeepableValue(_key: string, value: unknown): unknown {
  if (typeof value === 'string') requireKeepable(value);
  return value;
}

function hasBody(request: Request): boolean {
  return request.body !== null && request.headers.get('content-length') !== '0';
}

function requireType(request: Request, wanted: string): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== wanted) throw new Failure('unsupported_type');
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new Failure('too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    // The length header may be missing or lie.
    if (size > MAX_BODY_BYTES) throw new Failure('too_large');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Failure('invalid_input');
  }
}

/** A sender that goes away in the middle is no fault of ours: what came of the body is not what was meant. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterable<Uint8Array> | [] = body ?? [];
  try {
    yield* chunks;
  } catch (error) {
    throw new Failure('invalid_input', { cause: error });
  }
}
