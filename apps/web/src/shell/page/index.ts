export { PageContext, usePage } from './page-context';
export { usePageName } from './use-page-name';
export type { HandedOver, PageData, PageSettings, RouteSetting } from './page-data';
