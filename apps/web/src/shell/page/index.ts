export { PageContext, usePage } from './page-context';
export { PAGE_SETTINGS } from './page-data';
export type { HandedOver, PageData, PageSettings, PageStart, RouteSetting } from './page-data';
