import sharp from 'sharp';

/** A picture of large plain fields and hard edges, of which a blurred copy keeps the fields and loses the edges. */
export async function drawPicture({ width = 800, height = 1000 } = {}): Promise<Buffer> {
  const stripes = Array.from(
    { length: 40 },
    (_, index) => `<rect x="${index * 20}" width="10" height="1000" fill="${index % 2 ? '#123' : '#fed'}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#c63"/>${stripes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).png().toBuffer();
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
export async function phoneFile(): Promise<File> {
  const bytes = await sharp(await drawPicture({ width: 1000, height: 800 }))
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
