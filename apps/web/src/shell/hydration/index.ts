export { afterLargestPaint } from './after-largest-paint';
export { reloadStalePage } from './reload-stale-page';
export { whenParsed } from './when-parsed';
