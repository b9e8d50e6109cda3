/** A part of a picture, in the picture's own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CroppedSize {
  width: number;
  height: number;
}

/** How large a cut-out becomes: not larger than it is, and not wider than `maxWidth`. Whole pixels, at least one. */
export function croppedSize({ width, height }: CropArea, maxWidth: number): CroppedSize {
  const scale = Math.min(1, maxWidth / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** More would show single pixels. */
export const MOST_ZOOM = 4;

/**
 * How far a picture may be enlarged: 1 shows the largest cut-out of the ratio (width to height). No cut-out is then lower than
 * `leastHeight` pixels, unless the largest one is.
 */
export function mostZoomOf(
  { width, height }: CroppedSize,
  { ratio, leastHeight }: { ratio: number; leastHeight: number },
): number {
  // A cut-out's sides are whole pixels: one that is rounded down is not lower yet.
  const zoom = Math.min(width / ratio, height) / (leastHeight + 2);
  return Math.max(1, Math.min(MOST_ZOOM, zoom));
}

/** A crop of a picture as JPEG. The file's metadata is dropped: only pixels are painted again. */
export async function cropPicture(
  file: Blob,
  { area, maxWidth }: { area: CropArea; maxWidth: number },
): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const size = croppedSize(area, maxWidth);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  // JPEG knows nothing transparent.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The cut-out could not be made'))),
      'image/jpeg',
      0.92,
    );
  });
}
