import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { Failure } from '../core/failure';
import { HeldFile } from './held-file';
import { requireStorable } from './storable-text';
import type { HeldBytes } from './upload-gate';

/** What a form with a file may hold: no endpoint wants more. Sizes in bytes. */
const LIMITS = {
  fields: 10,
  files: 1,
  parts: 11,
  fieldSize: 4096,
  headerPairs: 20,
  headerSize: 8192,
} as const;

/** The longest content type, in characters; its boundary has up to 70 (RFC 2046 §5.1.1). */
const LONGEST_TYPE = 200;

export interface Form {
  /** The content type, with the boundary of the parts. */
  type: string;
  chunks: AsyncIterable<Uint8Array>;
  /** The limit of the whole body, in bytes. */
  maxBytes: number;
  held: HeldBytes;
}

/**
 * Text fields and files by their names; of a name that comes twice, the last. Nothing is read of what comes behind the
 * first thing too many. Throws Failure `too_large`, `invalid_input` or `busy`.
 */
export async function readMultipart(form: Form): Promise<Record<string, string | File>> {
  const parser = openParser(form);
  let size = 0;
  for await (const chunk of form.chunks) {
    size += chunk.byteLength;
    if (size > form.maxBytes) throw new Failure('too_large');
    form.held.take(chunk.byteLength);
    await parser.write(chunk);
  }
  const fields = await parser.end();
  for (const value of fields.values()) if (typeof value === 'string') requireStorable(value);
  return Object.fromEntries(fields);
}

interface Parser {
  /** Settles when the next chunk may come. */
  write(chunk: Uint8Array): Promise<void>;
  end(): Promise<Map<string, string | File>>;
}

function openParser(form: Form): Parser {
  const fields = new Map<string, string | File>();
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  // The writer gets the error, too.
  ended.catch(() => {});
  let isWriting = false;
  const stop = (failure: Failure): void => {
    reject(failure);
    // It throws in the middle of a chunk, the rest of which isn't read either; at any other time nobody would
    // catch it.
    if (isWriting) throw failure;
  };

  const parser = createBusboy(form);
  parser.on('error', (error) => reject(malformed(error)));
  parser.on('finish', resolve);
  for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    parser.on(event, () => stop(new Failure('invalid_input')));
  parser.on('field', (...[name, value, isNameCut, isCut]) => {
    if (isNameCut || isCut) return stop(new Failure('too_large'));
    fields.set(name, value);
  });
  parser.on('file', (...[name, stream, fileName, , type]) => {
    const pieces = collect(stream);
    stream.on('end', () => {
      fields.set(name, new HeldFile(fileName, { type, pieces: pieces(), onDrop: () => form.held.release() }));
    });
    // The parser itself says what is wrong.
    stream.on('error', () => {});
  });

  return {
    write: async (chunk) => {
      const { promise: written, resolve: goOn } = Promise.withResolvers<void>();
      isWriting = true;
      try {
        parser.write(chunk, () => goOn());
      } finally {
        isWriting = false;
      }
      await Promise.race([written, ended]);
    },
    end: async () => {
      parser.end();
      await ended;
      return fields;
    },
  };
}

function createBusboy({ type, maxBytes }: Form): BusboyInstance {
  if (type.length > LONGEST_TYPE) throw new Failure('invalid_input');
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { ...LIMITS, fileSize: maxBytes } });
  } catch (error) {
    throw malformed(error);
  }
}

/**
 * Copies a file into pieces of memory while it arrives, each allocated when the one before is full: a chunk
 * of the network's is held no longer than it is read, and nothing is allocated for what is only declared.
 */
function collect(stream: BusboyFileStream): () => Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let room = 0;
  stream.on('data', (chunk: Uint8Array) => {
    for (let at = 0; at < chunk.byteLength;) {
      if (room === 0) {
        pieces.push(Buffer.allocUnsafeSlow(PIECE_BYTES));
        room = PIECE_BYTES;
      }
      const part = chunk.subarray(at, at + room);
      pieces.at(-1)?.set(part, PIECE_BYTES - room);
      room -= part.byteLength;
      at += part.byteLength;
    }
  });
  return () => {
    // Nothing stays here: the holder drops the bytes before the request ends.
    const all = pieces.splice(0);
    const last = all.pop();
    if (last) all.push(last.subarray(0, PIECE_BYTES - room));
    return all;
  };
}

const PIECE_BYTES = 256 * 1024;

function malformed(cause: unknown): Failure {
  return new Failure('invalid_input', { cause });
}
