import { useRouterState } from '@tanstack/react-router';

const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

type TrafficSource = Partial<Record<(typeof NAMES)[number], string>>;

/**
 * Who sent this visitor, from the address of this page. Nothing of it is stored before they send the form
 * (product.md §3, Tracking data).
 */
export function useTrafficSource(): TrafficSource {
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const parameters = new URLSearchParams(query);
  const source: TrafficSource = {};
  for (const name of NAMES) {
    const value = parameters.get(name);
    if (value) source[name] = value;
  }
  return source;
}
