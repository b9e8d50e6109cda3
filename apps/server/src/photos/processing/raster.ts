/** A picture in plain pixels, line by line. */
export interface Raster {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Leaves out what else the library says of its pixels: some of that would change them if it was passed to the
 * library again.
 */
export function rasterOf(data: Buffer, { width, height, channels }: Raster['info']): Raster {
  return { data, info: { width, height, channels } };
}
