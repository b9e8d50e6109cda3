export { addressEnd, isAddressOver, isPhotoAddressOver, mayAskForAddresses } from './address-end';
export { isNewMain, newPhotoStatus } from './new-photo';
export {
  checkPhotoFile,
  checkPhotoSize,
  PHOTO_LEAST_HEIGHT,
  PHOTO_RATIO,
  PHOTO_TYPES,
  PHOTO_UNDO_MS,
  PHOTO_WIDTH,
  photoLimitOf,
  photoPlacesLeft,
  UPLOAD_LIMITS,
} from './photo-limits';
export type { PhotoFileProblem, PhotoSizeProblem } from './photo-limits';
export { changePhoto, mainFirst, withMain } from './photo-order';
export type { OrderedPhoto, PhotoChange, PhotoChangeProblem } from './photo-order';
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
