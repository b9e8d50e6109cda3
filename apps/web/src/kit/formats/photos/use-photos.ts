import type { Image } from '@vela/contract/entities/image';
import type { ShownPhoto } from '@vela/ui/Photo';
import { useCallback } from 'react';
import { usePage } from '../../page/page-context';

/** Turns the API's images into photos that components show, with this site's prefix. */
export function usePhotos(): (image: Image) => ShownPhoto {
  const prefix = usePage().settings.cdn_prefix;
  return useCallback((image) => shownPhoto(image, prefix), [prefix]);
}

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
