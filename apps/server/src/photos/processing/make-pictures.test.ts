import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { faultOfDecoding } from './make-pictures';

/** The message is the library's. */
async function timeout(): Promise<unknown> {
  const { data, info } = await sharp({
    create: { width: 4000, height: 4000, channels: 3, background: '#fff', noise: { type: 'gaussian' } },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .blur(200)
    .median(25)
    .timeout({ seconds: 1 })
    .toBuffer()
    .catch((error: unknown) => error);
}

describe('a picture that could not be decoded', () => {
  test('in time is no image where it had the processor, and one for later where it had not', async () => {
    const error = await timeout();
    expect(error).toBeInstanceOf(Error);
    expect(faultOfDecoding(error, { usedMs: 19_000, patienceMs: 20_000 })).toBe('not_an_image');
    expect(faultOfDecoding(error, { usedMs: 3_000, patienceMs: 20_000 })).toBe('busy');
  });

  test('for what it holds is no image, however fast that was found', () => {
    const error = new Error('VipsJpeg: premature end of JPEG image');
    expect(faultOfDecoding(error, { usedMs: 3, patienceMs: 20_000 })).toBe('not_an_image');
  });
});
