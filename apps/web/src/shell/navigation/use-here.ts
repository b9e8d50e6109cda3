import { useRouterState } from '@tanstack/react-router';

/** Path and query of this page, to come back to. */
export function useHere(): string {
  return useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
}
