import { CROPPED_TYPES, PHOTO_TYPES } from '@vela/domain/photos';
import { media } from '@vela/ui/tokens';
import { useEffect, useState } from 'react';

/**
 * The kinds of files that are offered for cropping. A computer has the photos of a phone as HEIC; a phone that isn't offered
 * HEIC makes a JPEG of it by itself, which every browser can show.
 */
export function usePickedTypes(): readonly string[] {
  const [types, setTypes] = useState<readonly string[]>(PHOTO_TYPES);
  useEffect(() => {
    if (matchMedia(media.hover).matches) setTypes(CROPPED_TYPES);
  }, []);
  return types;
}
