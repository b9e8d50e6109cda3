export { forgetWaitingPhoto, saveWaitingPhoto, readWaitingPhoto, type WaitingPhoto } from './waiting-photo';
