export { PhotoAddresses } from './PhotoAddresses';
export { usePhotos } from './use-photos';
