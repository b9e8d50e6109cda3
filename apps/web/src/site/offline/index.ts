export { NEWS } from './news';
export { OfflinePage } from './OfflinePage';
export { offlineStyle } from './offline-style';
