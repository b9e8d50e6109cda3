import { Gallery } from './Gallery';
import { GalleryHead } from './GalleryHead';

/** Drawn people on a wall. */
export const gallery = { Page: Gallery, Head: GalleryHead } as const;
