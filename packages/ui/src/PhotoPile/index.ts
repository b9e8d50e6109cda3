export { PhotoPile, type PhotoPileProps, type PilePhoto } from './PhotoPile';
