import type { Image } from '@vela/contract/entities/image';
import type { ShownPhoto } from '@vela/ui/Photo';

/** A photo as components show it: with the addresses of its files, in every width there is. */
export function shownPhoto(image: Image, cdnPrefix: string): ShownPhoto {
  const { id, variant, filename, sources, width, height } = image;
  if (filename === undefined) return { id, variant };
  return {
    id,
    variant,
    src: cdnPrefix + filename,
    srcSet: sources?.map((source) => `${cdnPrefix}${source.filename} ${source.width}w`).join(', '),
    width,
    height,
  };
}
