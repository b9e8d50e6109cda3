import { useRouterState } from '@tanstack/react-router';
import type { PageName } from '@vela/domain/pages';

/** Which page of the route table this is; `null` for a screen that stands in for one. */
export function usePageName(): PageName | null {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page ?? null });
}
