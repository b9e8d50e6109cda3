export { pageEntry } from './page-access';
export type { PageAccess, PageEntry, PageOpener } from './page-access';
export { PAGE_NAMES } from './page-names';
export type { PageName } from './page-names';
export { safePath } from './safe-path';
export { isLinkToken } from './link-token';
export { hasPart, LAYOUT_PARTS } from './page-layouts';
export type { LayoutPart, PageLayout } from './page-layouts';
