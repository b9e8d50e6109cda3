export { queryOf, type Query } from './query';
export { RoutingContext, type Routing } from './routing-context';
export { useGo, useHere, useLoaded, usePageName, useQuery } from './use-routing';
