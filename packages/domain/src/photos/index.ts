export { addressEnd, isAddressOver } from './address-end';
export {
  checkPhotoFile,
  PHOTO_RATIO,
  PHOTO_TYPES,
  photoLimitOf,
  photoPlacesLeft,
  UPLOAD_LIMITS,
} from './photo-limits';
export type { PhotoFileProblem } from './photo-limits';
export { changePhoto, mainFirst, withMain } from './photo-order';
export type { OrderedPhoto, PhotoChange, PhotoChangeProblem } from './photo-order';
export { photoVariantFor } from './photo-variant';
export type { PhotoVariant, PhotoViewer, ShownPhoto } from './photo-variant';
