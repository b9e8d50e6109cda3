export { LeavingPage } from './LeavingPage';
export { isLeaving, watchLeaving } from './watch-leaving';
