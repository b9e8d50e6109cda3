import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Bytes of a pixel. */
const CHANNELS = 3;

/** A photo of nearly so many bytes that is one: noise, which no compression makes smaller. */
export function largePng(bytes: number): Uint8Array {
  const side = Math.floor(Math.sqrt((0.99 * bytes) / CHANNELS));
  // Each line begins with its filter, which is none.
  const lines = randomFillSync(Buffer.alloc(side * (1 + side * CHANNELS)));
  for (let line = 0; line < side; line += 1) lines[line * (1 + side * CHANNELS)] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
