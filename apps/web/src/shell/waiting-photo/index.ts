export { forgetWaitingPhoto, keepWaitingPhoto, readWaitingPhoto, type WaitingPhoto } from './waiting-photo';
