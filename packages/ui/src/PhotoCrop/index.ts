export { PhotoCrop, type PhotoCropProps } from './PhotoCrop';
