import type { Image } from '@vela/contract/entities/image';
import type { ShownPhoto } from '@vela/ui/Photo';
import { useCallback } from 'react';
import { usePage } from '../../page/page-context';
import { shownPhoto } from './shown-photo';

/** Turns the API's images into photos that components show, with this site's prefix. */
export function usePhotos(): (image: Image) => ShownPhoto {
  const prefix = usePage().settings.cdn_prefix;
  return useCallback((image) => shownPhoto(image, prefix), [prefix]);
}
