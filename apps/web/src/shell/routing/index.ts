export { queryOf, type Query } from './query';
export type { RouteInput, ServerCalls } from './route-input';
export { RoutingContext, type Go, type Routing } from './routing-context';
export { addressLocale, useInLanguage } from './use-in-language';
export { useAddressQuery, useGo, useHere, useIsGoing, useLoaded, usePageName } from './use-routing';
