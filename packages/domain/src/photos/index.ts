export { addressEnd, isAddressOver, isPhotoAddressOver, mayAskForAddresses } from './address-end';
export { isNewMain, newPhotoStatus } from './new-photo';
export { checkPhotoFile, CROPPED_TYPES, hasTooManyPixels, PHOTO_TYPES, UPLOAD_LIMITS } from './photo-file';
export type { PhotoFileProblem, PhotoType } from './photo-file';
export {
  PHOTO_UNDO_MS,
  photoLimitOf,
  photoPlacesLeft,
  UNSENT_PHOTO_MS,
  unsentPhotosToDrop,
} from './photo-limits';
export { changePhoto, mainFirst, withMain } from './photo-order';
export type { OrderedPhoto, PhotoChange, PhotoChangeProblem } from './photo-order';
export { isFinalForPhoto } from './final-photo-errors';
export { checkPhotoSize, PHOTO_LEAST_HEIGHT, PHOTO_RATIO, PHOTO_WIDTH } from './photo-size';
export type { PhotoSizeProblem } from './photo-size';
export {
  maySendPhoto,
  PHOTO_PURPOSES,
  PHOTO_STATUSES,
  PHOTO_VARIANTS,
  photoVariantFor,
  sentPhotoVariantFor,
} from './photo-variant';
export type {
  PhotoPurpose,
  PhotoStatus,
  PhotoVariant,
  PhotoViewer,
  SendablePhoto,
  ShownPhoto,
} from './photo-variant';
export { isUploadTooSlow, UPLOAD_LOOK_MS } from './upload-pace';
