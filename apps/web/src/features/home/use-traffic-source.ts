import { useRouterState } from '@tanstack/react-router';

const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/**
 * Who sent this visitor, from the address of this page. Nothing of it is stored before they send the form
 * (product.md §3, Tracking data).
 */
export function useTrafficSource(): Partial<Record<(typeof NAMES)[number], string>> {
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    NAMES.flatMap((name) => [[name, parameters.get(name)]].filter(([, value]) => value)),
  );
}
