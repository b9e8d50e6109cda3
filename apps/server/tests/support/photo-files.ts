import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Stripes, of which a blurred copy keeps the colour and loses the edges. */
export async function drawPicture({ width = 800, height = 1000 } = {}): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const isDark = Math.floor((at % width) / 10) % 2 === 0;
    data.set(isDark ? [17, 34, 51] : [240, 220, 180], at * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

export async function jpegFile({ width = 800, height = 1000 } = {}): Promise<File> {
  return fileOf(
    await sharp(await drawPicture({ width, height }))
      .jpeg()
      .toBuffer(),
    'image/jpeg',
  );
}

/** What a phone makes: lying on its side, with the place, the camera and a note in it. */
export async function phoneFile({ width = 1000, height = 800 } = {}): Promise<File> {
  const bytes = await sharp(await drawPicture({ width, height }))
    .withExif({
      IFD0: { Make: 'Camera of somebody', Artist: 'Somebody' },
      IFD3: {
        GPSLatitude: '52/1 5/1 0/1',
        GPSLatitudeRef: 'N',
        GPSLongitude: '5/1 7/1 0/1',
        GPSLongitudeRef: 'E',
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>')
    .jpeg()
    .toBuffer();
  return fileOf(bytes, 'image/jpeg');
}

export function fileOf(bytes: Uint8Array | string, type = 'image/jpeg', name = 'photo.jpg'): File {
  return new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name, { type });
}

/** A few kilobytes that say they are 30,000 by 30,000 pixels. */
export function bombFile(): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(30_001 * 20));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return fileOf(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND')]),
    'image/png',
  );
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
