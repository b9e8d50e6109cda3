export { usePhotos } from './use-photos';
