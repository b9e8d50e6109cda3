export { afterLargestPaint } from './after-largest-paint';
export { reloadStalePage } from './reload-stale-page';
export { whenIdle } from './when-idle';
export { whenParsed } from './when-parsed';
