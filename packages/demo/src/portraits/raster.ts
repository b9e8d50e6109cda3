/** A picture in plain pixels, line by line. */
export interface Raster {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Leaves out what else the library says of its pixels: given back to it, some of that changes them. */
export function rasterOf(data: Buffer, { width, height, channels }: Raster['info']): Raster {
  return { data, info: { width, height, channels } };
}
