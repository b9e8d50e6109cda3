export { Photo, type PhotoProps, type ShownPhoto } from './Photo';
