export { PageTransition } from './PageTransition';
export { isLeaving, watchLeaving } from './watch-leaving';
