export { PAGE_NAMES } from './page-names';
export type { PageName } from './page-names';
export { safePath } from './safe-path';
