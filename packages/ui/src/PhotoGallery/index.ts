export { Lightbox, type LightboxProps } from './Lightbox';
export { PhotoGallery, type PhotoGalleryProps } from './PhotoGallery';
export { PhotoGallerySkeleton } from './PhotoGallerySkeleton';
