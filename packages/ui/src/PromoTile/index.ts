export { PromoTile, type PromoTileProps } from './PromoTile';
