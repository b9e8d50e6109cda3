export { afterLargestPaint } from './after-largest-paint';
export { keepFocusInSight } from './keep-focus-in-sight';
export { scrollPositionOf, withScrollPosition } from './scroll-position';
export { reloadOnChunkError } from './reload-on-chunk-error';
export { SHOW_LATE_PICTURES, showPictures } from './show-pictures';
export { tryToLoad } from './try-to-load';
export { whenIdle } from './when-idle';
export { whenParsed } from './when-parsed';
