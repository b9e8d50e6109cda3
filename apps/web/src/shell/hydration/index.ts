export { afterLargestPaint } from './after-largest-paint';
export { leftPlaceOf, withLeftPlace } from './left-place';
export { isLoadingAhead, loadAhead } from './load-ahead';
export { reloadStalePage } from './reload-stale-page';
export { SHOW_LATE_PICTURES, showPictures } from './show-pictures';
export { whenIdle } from './when-idle';
export { whenParsed } from './when-parsed';
