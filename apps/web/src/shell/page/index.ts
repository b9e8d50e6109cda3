export { PageContext, usePage } from './page-context';
export type { HandedOver, PageData, PageSettings, PageStart, RouteSetting } from './page-data';
