import { useAddressQuery, type Query } from '../../shell/routing';

const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

type TrafficSource = Partial<Record<(typeof NAMES)[number], string>>;

/**
 * Who sent this visitor, from the address of this page. Nothing of it is stored before they send the form
 * (product.md §3, Tracking data).
 */
export function useTrafficSource(): TrafficSource {
  return useAddressQuery(trafficSource);
}

function trafficSource(query: Query): TrafficSource {
  return Object.fromEntries(NAMES.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
}
