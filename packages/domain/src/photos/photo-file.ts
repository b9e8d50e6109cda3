/** The greatest size of an upload. */
const MEGABYTES = 15;

/** The kinds of files that are taken as photos, as browsers name them. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

/** Those that may be cropped, which makes a JPEG of each: of the last two where the browser can show them. */
export const CROPPED_TYPES = [...PHOTO_TYPES, 'image/heic', 'image/heif'] as const;

/**
 * What an upload may be: more is rejected before it is decoded. Bytes, and pixels of the longer side, since
 * decoders keep whole lines.
 */
export const UPLOAD_LIMITS = { bytes: MEGABYTES * 1024 * 1024, side: 16_000 } as const;

const MEGAPIXELS = 1_000_000;

/** Pixels in all: the decoder of AVIF takes about 20 bytes of memory for each, however small the file is. */
const MOST_PIXELS = {
  'image/jpeg': 50 * MEGAPIXELS,
  'image/png': 50 * MEGAPIXELS,
  'image/webp': 50 * MEGAPIXELS,
  'image/avif': 24 * MEGAPIXELS,
} as const satisfies Record<PhotoType, number>;

/** Whether a file has more pixels than are decoded of its kind. Code: `too_many_pixels`. */
export function hasTooManyPixels({
  type,
  width,
  height,
}: {
  type: PhotoType;
  width: number;
  height: number;
}): boolean {
  return width * height > MOST_PIXELS[type] || Math.max(width, height) > UPLOAD_LIMITS.side;
}

export type PhotoFileProblem =
  | { code: 'photo_type_unknown' }
  /** `limit` in megabytes. */
  | { code: 'photo_too_large'; params: { limit: number } };

/**
 * Why a file can't become a photo, as far as it shows before it is sent, or `null`; its type is looked at first. `types` are
 * those that are taken. Codes: `photo_type_unknown`, `photo_too_large {limit}` in MB. Source: product.md §5 leaves kinds and
 * sizes to us.
 */
export function checkPhotoFile(
  { type, size }: { type: string; size: number },
  types: readonly string[] = PHOTO_TYPES,
): PhotoFileProblem | null {
  if (!types.includes(type)) return { code: 'photo_type_unknown' };
  if (size <= UPLOAD_LIMITS.bytes) return null;
  return { code: 'photo_too_large', params: { limit: MEGABYTES } };
}
