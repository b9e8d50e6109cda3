import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../core/failure';
import { HeldFile } from './held-file';
import { readMultipart } from './read-multipart';

const TYPE = 'multipart/form-data; boundary=x';
const MOST = 1024 * 1024;

interface Sent {
  type?: string;
  chunkBytes?: number;
  mostHeld?: number;
}

/** Reads a body that comes in chunks, and says how many of its bytes were asked for. */
function read(body: Uint8Array, { type = TYPE, chunkBytes = 1024, mostHeld = Infinity }: Sent = {}) {
  const seen = { bytesRead: 0, held: 0 };
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < body.byteLength; at += chunkBytes) {
      const chunk = body.subarray(at, at + chunkBytes);
      seen.bytesRead += chunk.byteLength;
      yield chunk;
    }
  }
  const held = {
    take: (bytes: number) => {
      if (seen.held + bytes > mostHeld) throw new Failure('busy');
      seen.held += bytes;
    },
    release: () => void (seen.held = 0),
  };
  const fields = readMultipart({ type, chunks: chunks(), maxBytes: MOST, held });
  return { fields, seen };
}

const field = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n${value}\r\n`;
const bodyOf = (...parts: string[]): Uint8Array => Buffer.from(`${parts.join('')}--x--\r\n`);

const codeOf = async ({ fields }: ReturnType<typeof read>): Promise<string> =>
  fields.then(
    () => 'read',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

describe('a form with a file', () => {
  it.each([
    ['in chunks', 1024],
    ['in one chunk', MOST],
    ['byte by byte', 1],
  ])('is read %s', async (_, chunkBytes) => {
    const picture = 'ab\r\n--'.repeat(chunkBytes === 1 ? 100 : 100_000).slice(0, 590_000);
    const body = bodyOf(field('purpose', 'profile'), file('photo', picture));
    const { fields, seen } = read(body, { chunkBytes });
    const { purpose, photo } = await fields;
    expect(purpose).toBe('profile');
    if (!(photo instanceof HeldFile)) throw new Error('no file');
    expect([photo.name, photo.type, photo.size]).toEqual(['me.png', 'image/png', picture.length]);
    expect(Buffer.concat(photo.pieces).equals(Buffer.from(picture))).toBe(true);
    expect(seen.held).toBe(body.byteLength);
    photo.drop();
    photo.drop();
    expect(seen.held).toBe(0);
    expect(() => photo.pieces).toThrow('were let go');
  });

  it('has of a field that comes twice the last', async () => {
    const { fields } = read(bodyOf(field('a', '1'), field('a', '2')));
    expect(await fields).toEqual({ a: '2' });
  });

  it('takes any name for a field', async () => {
    const { fields } = read(bodyOf(field('__proto__', '1')));
    expect(Object.entries(await fields)).toEqual([['__proto__', '1']]);
  });

  it.each([
    [
      'more fields than any endpoint has',
      bodyOf(...Array.from({ length: 11 }, () => field('a', '1'))),
      'invalid_input',
    ],
    ['two files', bodyOf(file('a', '1'), file('b', '2')), 'invalid_input'],
    ['a field as long as a file', bodyOf(field('a', 'x'.repeat(5000))), 'too_large'],
    ['more than it may have in all', bodyOf(file('a', 'x'.repeat(MOST))), 'too_large'],
    ['a text that no column keeps', bodyOf(field('a', 'a\0b')), 'invalid_input'],
    ['an end that never comes', Buffer.from(file('a', '1')), 'invalid_input'],
    ['nothing of a form', Buffer.from('{"a":1}'), 'invalid_input'],
  ])('is refused with %s', async (_, body, code) => {
    expect(await codeOf(read(body))).toBe(code);
    expect(await codeOf(read(body, { chunkBytes: MOST }))).toBe(code);
  });

  it.each(['multipart/form-data', `multipart/form-data; boundary=${'x'.repeat(200)}`])(
    'is refused as %s before anything of it is read',
    async (type) => {
      const reading = read(bodyOf(field('a', '1')), { type });
      expect(await codeOf(reading)).toBe('invalid_input');
      expect(reading.seen.bytesRead).toBe(0);
    },
  );

  it('is read no further where there is no room for more', async () => {
    const reading = read(bodyOf(file('photo', 'x'.repeat(100_000))), { mostHeld: 10_000 });
    expect(await codeOf(reading)).toBe('busy');
    expect(reading.seen.bytesRead).toBeLessThan(12_000);
  });

  it.each([
    ['parts with nothing in them', '--x\r\n\r\n\r\n'],
    ['parts without a header', '--x\r\n'],
    ['fields', field('a', '')],
    ['files', file('a', '')],
    ['parts of no form', '--x\r\nContent-Disposition: nothing\r\n\r\nx\r\n'],
  ])('of very many tiny %s is read no further than the first too many', async (_, part) => {
    const body = Buffer.from(part.repeat(Math.floor(900_000 / part.length)));
    const reading = read(body);
    expect(await codeOf(reading)).toBe('invalid_input');
    expect(reading.seen.bytesRead).toBeLessThanOrEqual(4096);
  });

  it('always comes to an end, whatever it is made of', async () => {
    const piece = fc.constantFrom(
      '--x',
      '--x--',
      '\r\n',
      '\r',
      '\n',
      '--',
      '-',
      'x',
      ':',
      ';',
      '"',
      '\0',
      ' ',
      field('a', 'b'),
      file('c', 'd'),
      'Content-Disposition: form-data; name="e"',
      'Content-Type: ',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 40 }),
        fc.integer({ min: 1, max: 64 }),
        async (pieces, chunkBytes) => {
          const code = await codeOf(read(Buffer.from(pieces.join('')), { chunkBytes }));
          expect(['read', 'invalid_input', 'too_large']).toContain(code);
        },
      ),
      { numRuns: 500 },
    );
  });
});
