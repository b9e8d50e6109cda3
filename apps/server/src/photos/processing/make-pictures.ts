import { UPLOAD_LIMITS } from '@vela/domain/photos';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { filesOf, MAX_HEIGHT, MAX_WIDTHS, THUMB_SIZE, type PhotoFile } from '../photo-files';
import { photoTypeOf } from './photo-type';

/** Why a file becomes no photo. */
export type Refusal = 'not_an_image' | 'too_many_pixels' | 'unsupported_type';

/** All files of a photo, as WebP, and the size of the largest. */
export interface Pictures {
  width: number;
  height: number;
  files: { name: PhotoFile; bytes: Uint8Array<ArrayBuffer> }[];
}

/** A photo that takes longer than this to decode was made to. */
const PATIENCE_SECONDS = 20;
/** Neither side of a photo is longer, however few its pixels: decoders keep whole lines. */
const LONGEST_SIDE = 16_000;

/** Of the many formats that the library reads, only those that are taken, and only from memory. */
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
export async function makePictures(upload: Uint8Array): Promise<Pictures | Refusal> {
  const type = photoTypeOf(upload);
  if (type === null) return 'not_an_image';
  if (type === 'other') return 'unsupported_type';
  const metadata = await readHeader(upload);
  if (!metadata) return 'not_an_image';
  if (hasTooManyPixels(metadata)) return 'too_many_pixels';
  const upright = await makeUpright(upload);
  return upright ? makeFiles(upright) : 'not_an_image';
}

/** What a file says of itself, before anything of it is decoded; null where it says nothing that can be read. */
async function readHeader(upload: Uint8Array): Promise<Metadata | null> {
  return sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

/** A cut or broken file is an error, not half a picture. */
function open(upload: Uint8Array): Sharp {
  return sharp(upload, { failOn: 'error', limitInputPixels: UPLOAD_LIMITS.pixels, pages: 1 });
}

function hasTooManyPixels({ width, height }: Metadata): boolean {
  return width * height > UPLOAD_LIMITS.pixels || Math.max(width, height) > LONGEST_SIDE;
}

interface Raster {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** The picture as it is seen, not larger than the largest file, in plain pixels; null for one that can't be decoded. */
async function makeUpright(upload: Uint8Array): Promise<Raster | null> {
  try {
    const { data, info } = await open(upload)
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .resize({ width: MAX_WIDTHS.sharp, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, info: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    return null;
  }
}

async function makeFiles(raster: Raster): Promise<Pictures> {
  const { width, height } = raster.info;
  const blurred = await blur(raster);
  const files: Pictures['files'] = [];
  for (const name of filesOf(width)) {
    const [variant, size] = name.split('-') as ['sharp' | 'blurred', string];
    const source = variant === 'sharp' ? raster : blurred;
    files.push({
      name,
      bytes: await makeFile(source, size === 'thumb' ? THUMB_SIZE : { width: Number(size) }),
    });
  }
  return { width, height, files };
}

/** Past recognition: what is left are as many spots of colour as a fingertip would paint, and no filter brings back more. */
const SPOTS_ACROSS = 18;

async function blur({ data, info }: Raster): Promise<Raster> {
  const height = Math.max(1, Math.round((SPOTS_ACROSS * info.height) / info.width));
  const spots = await sharp(data, { raw: info })
    .resize({ width: SPOTS_ACROSS, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const width = Math.min(info.width, MAX_WIDTHS.blurred);
  const soft = await sharp(spots.data, { raw: spots.info })
    .resize({
      width,
      height: Math.max(1, Math.round((width * info.height) / info.width)),
      fit: 'fill',
      kernel: 'cubic',
    })
    .blur(Math.max(1, width / 40))
    .modulate({ saturation: 1.1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: soft.data, info: soft.info };
}

async function makeFile(
  { data, info }: Raster,
  size: { width: number; height?: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp(data, { raw: info })
    .resize({ ...size, fit: 'cover' })
    .webp({ quality: 78, effort: 3, smartSubsample: true })
    .toBuffer();
  return Uint8Array.from(bytes);
}
