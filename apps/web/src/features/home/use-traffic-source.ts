import { TRACKING_FIELDS } from '@vela/domain/signup';
import { useAddressQuery, type Query } from '../../shell/routing';

type TrafficSource = Partial<Record<(typeof TRACKING_FIELDS)[number], string>>;

/**
 * Who sent this visitor, from the address of this page. Nothing of it is stored before they send the form
 * (product.md §3, Tracking data).
 */
export function useTrafficSource(): TrafficSource {
  return useAddressQuery(trafficSource);
}

function trafficSource(query: Query): TrafficSource {
  return Object.fromEntries(TRACKING_FIELDS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
}
