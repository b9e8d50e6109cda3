export { checkFiles, type CheckedFiles } from './check-files';
export { CropQueue } from './CropQueue';
export { usePreview } from './use-preview';
export { sendWaitingPhoto, type PhotoSending } from './send-waiting-photo';
export { forgetWaitingPhoto, keepWaitingPhoto, readWaitingPhoto, type WaitingPhoto } from './waiting-photo';
