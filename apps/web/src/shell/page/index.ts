export { PageContext, usePage } from './page-context';
export type { HandedOver, PageData, PageSettings, RouteSetting } from './page-data';
