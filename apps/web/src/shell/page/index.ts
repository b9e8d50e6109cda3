export { PageContext, usePage } from './page-context';
export { PAGE_SETTINGS, ROUTE_SETTINGS } from './page-data';
export { useLanguageCountry } from './use-language-country';
export type {
  HandedOver,
  PageData,
  PageStart,
  PageToHydrate,
  RouteSetting,
  RouteToHydrate,
} from './page-data';
