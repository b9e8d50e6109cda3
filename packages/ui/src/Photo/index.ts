export { PhotoSourceContext, type PhotoSource } from './photo-source';
export { Photo, type PhotoProps, type ShownPhoto } from './Photo';
