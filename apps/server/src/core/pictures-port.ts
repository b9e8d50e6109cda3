/** The two pictures that are made of a photo; a locked one needs none. */
export type PictureVariant = 'sharp' | 'blurred';

/** The files of a photo go by variant and width; `thumb` is small and cut to `PHOTO_RATIO`. */
export type PhotoFile = `${PictureVariant}-${PhotoWidth}`;

/** Pixels. */
export type PhotoWidth = number | 'thumb';

/** Why a file becomes no photo. */
export type PhotoErrorCode = 'not_an_image' | 'too_many_pixels' | 'unsupported_type';

/** All files of a photo, as WebP, and the size of the largest. */
export interface Pictures {
  width: number;
  height: number;
  files: { name: PhotoFile; bytes: Uint8Array<ArrayBuffer> }[];
}

/** The pictures of an upload, and how large it was itself, upright, in pixels. */
export interface UploadedPictures extends Pictures {
  original: { width: number; height: number };
}

/** The files of a drawn portrait. */
export interface Drawing {
  pictures: Pictures;
  /** The processor's time that it took, of all threads, in milliseconds. */
  usedMs: number;
}

/**
 * Makes pictures in processes of their own: no request waits for a photo of another, a decoder that falls over a file
 * takes nobody along, and what nobody waits for runs at the lowest priority.
 */
export interface PhotoProcessor {
  /** The files of an upload, or why there are none: `busy` where as many wait as may, or the machine had no time. */
  process(upload: UploadBytes): Promise<UploadedPictures | PhotoErrorCode | 'busy'>;
  /** The files of a drawn portrait: one portrait at a time, and only when the machine has nothing else to do. */
  draw(portrait: string): Promise<Drawing>;
  /** One of its files alone, for somebody who waits for it. */
  drawFile(portrait: string, file: PhotoFile): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the processes; what they were at fails. */
  close(): Promise<void>;
}

/** The bytes of an upload, in memory until a process has them. */
export interface UploadBytes {
  readonly pieces: readonly Uint8Array[];
  drop(): void;
}
