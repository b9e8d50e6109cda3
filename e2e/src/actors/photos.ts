import { expect, type APIRequestContext, type Page } from '@playwright/test';

interface Picture {
  width?: number;
  height?: number;
}

/** Draws a JPEG of stripes, which a blurred copy no longer shows. It is small, since the cost of a photo grows with its pixels. */
export async function drawJpeg(page: Page, { width = 400, height = 500 }: Picture = {}): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const stripe = wide / 40;
      for (let x = 0; x < wide; x += 2 * stripe) {
        context.fillStyle = 'rgb(20, 40, 90)';
        context.fillRect(x, 0, stripe, high);
        context.fillStyle = 'rgb(240, 220, 180)';
        context.fillRect(x + stripe, 0, stripe, high);
      }
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** Writes text into a JPEG where cameras store the place and the author. */
export function withMetadata(jpeg: Buffer, words: string): Buffer {
  const text = Buffer.from(`Exif\0\0${words}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}

/** How much neighbouring pixels of a picture differ, as the browser draws it 200 pixels wide. */
export async function edgesOf(page: Page, address: string): Promise<number> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 200;
    canvas.height = 250;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, 200, 250);
    const { data } = context.getImageData(0, 0, 200, 250);
    let sum = 0;
    for (let at = 4; at < data.length; at += 4) sum += Math.abs((data[at] ?? 0) - (data[at - 4] ?? 0));
    return sum / (data.length / 4);
  }, address);
}

/** Adds a photo to the profile of the member who is logged in, without the screens. */
export async function uploadPhoto(request: APIRequestContext, buffer: Buffer): Promise<void> {
  const response = await request.post('/api/photos.php', {
    headers: { 'x-client': 'web' },
    multipart: { photo: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer } },
  });
  expect(response.status(), await response.text()).toBe(200);
}
