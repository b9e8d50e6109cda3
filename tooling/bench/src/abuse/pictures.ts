import { randomFillSync } from 'node:crypto';
import { brotliDecompressSync, crc32, deflateSync } from 'node:zlib';

/** Bytes of a pixel. */
const CHANNELS = 3;

/** A photo of nearly so many bytes that is one: noise, which no compression makes smaller. */
export function largePng(bytes: number): Uint8Array {
  const side = Math.floor(Math.sqrt((0.99 * bytes) / CHANNELS));
  // Each line begins with its filter, which is none.
  const lines = randomFillSync(Buffer.alloc(side * (1 + side * CHANNELS)));
  for (let line = 0; line < side; line += 1) lines[line * (1 + side * CHANNELS)] = 0;
  return pngOf({ side, depth: 8, kind: RGB, data: deflateSync(lines, { level: 0 }) });
}

/** A few kilobytes that become 7,000 by 7,000 pixels of one colour. */
export function widePng(): Uint8Array {
  const side = 7000;
  const data = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  return pngOf({ side, depth: 1, kind: GREY, data });
}

/**
 * Returns a wide AVIF, whose decoder would take nearly a gigabyte for the pixels; it is compressed for this
 * file.
 */
export function wideAvif(): Uint8Array {
  return brotliDecompressSync(Buffer.from(WIDE_AVIF, 'base64'));
}

const WIDE_AVIF = `
H/QFQGZ4/povXQD5E642B8kjBm/qhpsNcPZFxvC6zwrkAlmEgVCCHGCs2c76HBFJKkX6j10CAFC5BL7wtYdDLgAA4AW58MvkBdlX
4q2XGwkwjd7NydMf2A+GmgDHAHn6OIJZSQ4gAIL0V0QA8m/KCEHeLjGoB+K0dUbEYg/n4+cVxxcK9GpiTCBff1/gxRQ5+pyx7OH8
iqGyYyIRFODrDEBDaeYLgDePQ6ACCU0BUEggXy974BHw5UEKRUQCAAXJy8k+kABgYMh+FmnuhKfgrUACd+iEORGTs+vaQmNTI++B
8/Icx3fyl6J/Qzk+1RmIWxrnc+J4aE4sRuRBMcHM9CjpUnfGvywRMieRfyGtfofxMmW8nXWc89xTWN4xVkfltBJJxBcgjohS6Jtr
kJupUJXeJ/sCz/lS+yqYQumQHiWQrd8240JC9n318pyS45/31xzxZ1NGpugX7K0vhtN0HsNCZreYYEGiTm3fCvLKNTXp+b8XyK9E
0hbubkaKb2l9Odc9+ctVXFI3S3SRjdWrSfD2P8Mm98J7+e9WtyTpC1CBe55Xm1iZe/PEFO9eh/5j+zYbMVxKWv8Wjp2dt5g17HQm
y43nFNSkYh5sLxbe8FCN+p9BmlvraOz582C0aJ+8Hu1lqKbyG6pPDpTbM6Nyj8aUNc6r/rbgucs7xU8w2yEOmCLqD9sPkblYX556
P3la8POIpDxVG8hKBqgHKjP6dHtfDjGe/jv7crPAbWCsMQB726HNZG/FWb9p5XBviG8Jk2pnulYAVfpfI/jXFuTE5IqW55RMmH8k
M7myC4dj4eyuld/ChyRCW28Z0xE+qomR6l3rr5QfG/7+cw1X4V5N5A5MPvBgwW8ln1j/7JDwb+Se5/M3HeKik1WCb7UStv353xgf
u9K+mRqWMsnUTUzz1d2WqC1S68vwPQoULraN65f6rGhYfTr7jel2+34z1JmEWCH7FOnue0NYV4mBuz5lZ7n1WOXpHN01CRXrIl5X
ZPLvp0M8e57eBO3XqRUBxZX7bZY79VtfL1Fai0MHVYL22sd4bNOoPJMrjDhm/6/Xnp+N6ZkDxHxVhDUvG8bnv+tUWwTN1zGXQBrv
3k4VW/XSartMw0J/OZrnGI9wqInMUY8jDLkaXKoh46+fj396Nc/kyH2Qc+1b2+UI/vng4NK8zBJc/3Gtvll578r7DNsnBCZH96cl
pvKVuWttPXEg1Yen/pcHSqnh8yT/VlXMilzcHJICOB+3MChEzzAGeHo6DPg2ZLxOML5SdcKOragvUcVCsc/lAA==
`;

/** The numbers by which a PNG names the kind of its pixels. */
const GREY = 0;
const RGB = 2;

interface Png {
  side: number;
  /** Bits of a channel. */
  depth: number;
  kind: number;
  data: Buffer;
}

function pngOf({ side, depth, kind, data }: Png): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, kind, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
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
