import { Failure } from './failure';

/** Bodies of the API are small; files have their own limit where they are taken. */
const MAX_BODY_BYTES = 64 * 1024;

/** The parsed JSON of a request; `{}` for an empty body. Failures: unsupported_type, too_large, invalid_input. */
export async function readJson(request: Request): Promise<unknown> {
  if (!hasBody(request)) return {};
  requireType(request, 'application/json');
  const text = await readText(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid_input');
  }
}

/** The fields of a form post; of a field that comes twice, the last. Failures: unsupported_type, too_large, invalid_input. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!hasBody(request)) return {};
  requireType(request, 'application/x-www-form-urlencoded');
  return Object.fromEntries(new URLSearchParams(await readText(request)));
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
  const body: AsyncIterable<Uint8Array> | [] = request.body ?? [];
  for await (const chunk of body) {
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
