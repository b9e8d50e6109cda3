import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { Failure } from './failure';
import { HeldFile } from './held-file';
import { requireKeepable } from './keepable-text';
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

/** Of the type with its boundary, which has up to 70 characters (RFC 2046 §5.1.1). */
const LONGEST_TYPE = 200;

export interface Form {
  /** With the boundary of its parts. */
  type: string;
  chunks: AsyncIterable<Uint8Array>;
  /** Of the whole body. */
  maxBytes: number;
  /** How much the sender says is coming; null where it says nothing. */
  length: number | null;
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
  for (const value of fields.values()) if (typeof value === 'string') requireKeepable(value);
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
  // Whoever writes hears it, too.
  ended.catch(() => {});
  let isWriting = false;
  const stop = (failure: Failure): void => {
    reject(failure);
    // In the middle of a chunk, the rest of which isn't looked at either; at any other time nobody would catch it.
    if (isWriting) throw failure;
  };

  const parser = createBusboy(form);
  parser.on('error', (error) => reject(malformed(error)));
  parser.on('finish', resolve);
  for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    parser.on(event, () => stop(new Failure('invalid_input')));
  parser.on('field', (name, value, isNameCut, isCut) => {
    if (isNameCut || isCut) return stop(new Failure('too_large'));
    fields.set(name, value);
  });
  parser.on('file', (name, stream, fileName, _encoding, type) => {
    const bytes = collect(stream, form);
    stream.on('end', () => {
      fields.set(name, new HeldFile(fileName, { type, bytes: bytes(), onDrop: () => form.held.release() }));
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

/** For a file of unknown size. */
const FIRST_BYTES = 64 * 1024;

/** Copies a file into one piece of memory while it comes; a chunk of the network's is kept no longer than it is read. */
function collect(stream: BusboyFileStream, { length, maxBytes }: Form): () => Uint8Array<ArrayBuffer> {
  let bytes = new Uint8Array(Math.min(length ?? FIRST_BYTES, maxBytes));
  let size = 0;
  stream.on('data', (chunk: Uint8Array) => {
    const wanted = size + chunk.byteLength;
    if (wanted > bytes.byteLength) {
      const grown = new Uint8Array(Math.min(Math.max(wanted, 2 * size), maxBytes));
      grown.set(bytes.subarray(0, size));
      bytes = grown;
    }
    bytes.set(chunk, size);
    size = wanted;
  });
  return () => bytes.subarray(0, size);
}

function malformed(cause: unknown): Failure {
  return new Failure('invalid_input', { cause });
}
