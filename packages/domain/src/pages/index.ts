export { pathAfterSignup, tellsWhomOneCameFor } from './after-signup';
export { pageEntry } from './page-access';
export type { PageEntry, PageOpener } from './page-access';
export { PAGE_ACCESS } from './page-names';
export type { PageAccess, PageName } from './page-names';
export { safePath } from './safe-path';
export { isLinkToken } from './link-token';
export { hasPart, LAYOUT_PARTS, layoutOf } from './page-layouts';
export type { LayoutPart, PageLayout } from './page-layouts';
