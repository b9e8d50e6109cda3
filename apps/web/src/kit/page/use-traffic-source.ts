import { trackingOf, type Tracking } from '@vela/domain/landers';
import type { Query } from './query';
import { useAddressQuery } from './use-routing';

/**
 * Who sent this visitor, from the address of this page. Nothing of it is stored before they send the form
 * (product.md §3, Tracking data). Not in this folder's index, which every page has: the domain's rules come with it.
 */
export function useTrafficSource(): Tracking {
  return useAddressQuery(trafficSource);
}

function trafficSource(query: Query): Tracking {
  return trackingOf((field) => query[field]);
}
