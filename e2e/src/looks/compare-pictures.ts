import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

/** Wider than the strokes of letters: drawn a little differently they become the same, while a part that moved stays moved. */
const BLUR = 1.5;

/**
 * At this scale each pixel is a mean of many: how letters are drawn makes no difference, and another
 * background does.
 */
const FAR_SCALE = 1 / 12;

/**
 * How much a pixel may differ (from 0 to 1, as pixelmatch has it), and how many may do so more than that. In all pictures
 * of the repository, letters of another machine make up to 6 pixels of the first kind, on the longest page, 0.13 % of the second and
 * none of the third; an icon that is missing makes 50
 * of the first, a field without its frame 0.3 % of the second, a button in another colour 40 of the third.
 */
const MOVED = { threshold: 0.1, most: (pixels: number) => Math.max(8, pixels / 60_000) } as const;
const THIN = { threshold: 0.05, most: (pixels: number) => pixels / 500 } as const;
const RECOLOURED = { threshold: 0.03, most: () => 0 } as const;

/** How much longer another machine may draw a page, and a pixel where that is less: lines in fractions of one add up. */
const SIDE_SHARE = 1 / 500;

export interface Difference {
  /** A description for the report. */
  what: string;
  /** A PNG with the difference in red. */
  picture: Buffer;
}

interface Size {
  width: number;
  height: number;
}

interface Pixels extends Size {
  data: Buffer;
}

interface Measure {
  threshold: number;
  most: (pixels: number) => number;
}

/** What two small pictures differ in by more than letters do from machine to machine; null where there is nothing. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(after)]);
  if (!isAsLong(one.width, other.width) || !isAsLong(one.height, other.height))
    return compareSizes(before, after);
  const both = { width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) };
  const cut = await Promise.all([crop(before, both), crop(after, both)]);
  const near = await Promise.all([fromNear(cut[0]), fromNear(cut[1])]);
  const far = await Promise.all([fromAfar(cut[0]), fromAfar(cut[1])]);
  const found = [
    { count: count(near, MOVED), of: 'moved or missing', measure: MOVED, pixels: near },
    { count: count(near, THIN), of: 'a little different', measure: THIN, pixels: near },
    { count: count(far, RECOLOURED), of: 'of another colour from afar', measure: RECOLOURED, pixels: far },
  ].filter(({ count: px, measure, pixels }) => px > measure.most(pixels[0].width * pixels[0].height));
  if (found.length === 0) return null;
  return { what: found.map(({ count: px, of }) => `${px} px ${of}`).join(', '), picture: await draw(near) };
}

function isAsLong(before: number, after: number): boolean {
  return Math.abs(before - after) <= Math.max(1, before * SIDE_SHARE);
}

async function compareSizes(before: Buffer, after: Buffer): Promise<Difference> {
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const both = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const filled = await Promise.all([fill(before, both), fill(after, both)]);
  return {
    what: `${one.width} × ${one.height} px before, ${other.width} × ${other.height} px now`,
    picture: await draw(await Promise.all([fromNear(filled[0]), fromNear(filled[1])])),
  };
}

async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

function fromNear(picture: Buffer): Promise<Pixels> {
  return pixelsOf(sharp(picture).blur(BLUR));
}

async function fromAfar(picture: Buffer): Promise<Pixels> {
  const { width, height } = await sizeOf(picture);
  const less = (side: number) => Math.max(1, Math.round(side * FAR_SCALE));
  return pixelsOf(sharp(picture).resize(less(width), less(height), { fit: 'fill', kernel: 'mitchell' }));
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function count([one, other]: [Pixels, Pixels], { threshold }: Measure): number {
  return pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold, includeAA: true });
}

function draw([one, other]: [Pixels, Pixels]): Promise<Buffer> {
  const { width, height } = one;
  const where = Buffer.alloc(one.data.length);
  pixelmatch(one.data, other.data, where, width, height, { threshold: THIN.threshold, includeAA: true });
  return sharp(where, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

function crop(picture: Buffer, size: Size): Promise<Buffer> {
  return sharp(picture)
    .extract({ left: 0, top: 0, ...size })
    .png()
    .toBuffer();
}

/** What a smaller one lacks has a colour that nothing has. */
function fill(picture: Buffer, size: Size): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#f0f' } })
    .composite([{ input: picture, left: 0, top: 0 }])
    .png()
    .toBuffer();
}
