export { OfflinePage } from './OfflinePage';
export { offlineStyle } from './offline-style';
