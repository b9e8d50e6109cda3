import { hasTooManyPixels } from '@vela/domain/photos';
import sharp, { type Metadata, type Sharp, type WebpOptions } from 'sharp';
import { filesOf, MAX_HEIGHT, MAX_WIDTHS, THUMB_SIZE } from './photo-files';
import type { PhotoFile, Pictures, PhotoErrorCode, UploadedPictures } from '../../core/pictures-port';
import { photoTypeOf } from './photo-type';

/** A picture in plain pixels, line by line. */
interface Raster {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Leaves out what else the library says of its pixels: some of that would change them if it was passed to the
 * library again.
 */
function rasterOf(data: Buffer, { width, height, channels }: Raster['info']): Raster {
  return { data, info: { width, height, channels } };
}

/** A photo that takes longer than this to decode was made to. */
const PATIENCE_SECONDS = 20;

/** Allows only the formats that members may upload, and only from memory. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes every file of a photo from an upload: turned upright, without metadata, in sRGB. The files hold nothing of the
 * upload but its colours, so that no place, no camera and no hidden thumbnail leaves with them.
 */
export async function makePictures(upload: Uint8Array): Promise<UploadedPictures | PhotoErrorCode | 'busy'> {
  const type = photoTypeOf(upload);
  if (type === null) return 'not_an_image';
  if (type === 'other') return 'unsupported_type';
  const metadata = await readHeader(upload);
  if (!metadata) return 'not_an_image';
  const { width, height } = metadata;
  if (hasTooManyPixels({ type, width, height })) return 'too_many_pixels';
  const upright = await makeUpright(upload, { pixels: width * height });
  if (typeof upright === 'string') return upright;
  return { ...(await makeFiles(upright, 'careful')), original: metadata.autoOrient };
}

/** What a file says of itself, before anything of it is decoded; null where it says nothing that can be read. */
async function readHeader(upload: Uint8Array): Promise<Metadata | null> {
  return sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

/** A cut or broken file is an error, not half a picture; so is one that holds more pixels than it said. */
function open(upload: Uint8Array, { pixels }: { pixels: number }): Sharp {
  return sharp(upload, { failOn: 'error', limitInputPixels: pixels, pages: 1 });
}

/** The picture as it is seen, not larger than the largest file, in plain pixels, or why there is none. */
async function makeUpright(
  upload: Uint8Array,
  size: { pixels: number },
): Promise<Raster | 'not_an_image' | 'busy'> {
  const before = process.cpuUsage();
  try {
    const { data, info } = await open(upload, size)
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .resize({ width: MAX_WIDTHS.sharp, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return rasterOf(data, info);
  } catch (error) {
    const { user, system } = process.cpuUsage(before);
    return faultOfDecoding(error, { usedMs: (user + system) / 1000, patienceMs: PATIENCE_SECONDS * 1000 });
  }
}

/**
 * Why a picture wasn't decoded: one that used up its time was made to take it, but one that hardly had a processor
 * meanwhile is as good as any other.
 */
export function faultOfDecoding(
  error: unknown,
  { usedMs, patienceMs }: { usedMs: number; patienceMs: number },
): 'not_an_image' | 'busy' {
  const isTimeout = error instanceof Error && error.message.startsWith('timeout');
  return isTimeout && usedMs < patienceMs / 2 ? 'busy' : 'not_an_image';
}

/**
 * How much work goes into making a file small: for a photo that stays, for a drawing, which has no fine colours and comes
 * a thousand at once, and for one that is made once for all.
 */
const ENCODINGS = {
  careful: { effort: 3, smartSubsample: true },
  quick: { effort: 2, smartSubsample: false },
  prepared: { effort: 6, smartSubsample: true },
} as const satisfies Record<string, WebpOptions>;

export type Encoding = keyof typeof ENCODINGS;

/** Every file of a picture. */
export async function makeFiles(raster: Raster, encoding: Encoding): Promise<Pictures> {
  const { width, height } = raster.info;
  const blurred = await blur(raster);
  const files: Pictures['files'] = [];
  for (const name of filesOf(width)) {
    const source = name.startsWith('sharp') ? raster : blurred;
    files.push({ name, bytes: await encode(source, { size: sizeOf(name), encoding }) });
  }
  return { width, height, files };
}

/** One file of a picture alone. */
export async function makeFile(
  raster: Raster,
  { name, encoding }: { name: PhotoFile; encoding: Encoding },
): Promise<Uint8Array<ArrayBuffer>> {
  const size = sizeOf(name);
  if (name.startsWith('sharp')) return encode(raster, { size, encoding });
  return encode(await blur(raster, size.width), { size, encoding });
}

/** What a file is cut to; a `height` of none is the picture's own. */
export function sizeOf(name: PhotoFile): { width: number; height?: number } {
  const size = name.split('-').at(-1);
  return size === 'thumb' ? THUMB_SIZE : { width: Number(size) };
}

/** Past recognition: what is left are as many spots of colour as a fingertip would paint, and no filter brings back more. */
const SPOTS_ACROSS = 18;

/** How far the spots run into one another, as a share of the picture's width: with less, one sees the squares that they were. */
const SOFT_SHARE = 1 / 26;

async function blur(
  { data, info }: Raster,
  width = Math.min(info.width, MAX_WIDTHS.blurred),
): Promise<Raster> {
  const height = Math.max(1, Math.round((SPOTS_ACROSS * info.height) / info.width));
  const spots = await sharp(data, { raw: info })
    .resize({ width: SPOTS_ACROSS, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const soft = await sharp(spots.data, { raw: spots.info })
    .resize({
      width,
      height: Math.max(1, Math.round((width * info.height) / info.width)),
      fit: 'fill',
      kernel: 'cubic',
    })
    .blur(Math.max(1, width * SOFT_SHARE))
    .modulate({ saturation: 1.1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rasterOf(soft.data, soft.info);
}

async function encode(
  { data, info }: Raster,
  { size, encoding }: { size: { width: number; height?: number }; encoding: Encoding },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp(data, { raw: info })
    .resize({ ...size, fit: 'cover' })
    .webp({ quality: 78, ...ENCODINGS[encoding] })
    .toBuffer();
  return Uint8Array.from(bytes);
}
