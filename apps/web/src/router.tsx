import { createRouter, lazyRouteComponent, useRouterState } from '@tanstack/react-router';
import type { PageName } from '@vela/domain/pages';
import { useMemo, type ReactNode } from 'react';
import { routeTree } from './routeTree.gen';
import type { PageData, RouteSetting } from './shell/page';
import { queryOf, RoutingContext } from './shell/routing';

export interface RouterContext {
  page: PageData;
  /** Only while the server renders. */
  server?: { nonce: string; fetchApi: (request: Request) => Promise<Response> };
}

/** One router for each request, and for each member's page: data lives in it, never in a module. */
export function createAppRouter({ page, server }: RouterContext) {
  return createRouter({
    routeTree,
    context: { page, ...(server && { server }) },
    parseSearch: queryOf,
    stringifySearch,
    defaultErrorComponent: lazyRouteComponent(() => import('./shell/status'), 'ErrorScreen'),
    defaultNotFoundComponent: lazyRouteComponent(() => import('./shell/status'), 'NotFoundScreen'),
    InnerWrap: RouterRouting,
    ...(server && { ssr: { nonce: server.nonce } }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** A query is text, as in the address: a number someone wrote there stays what they wrote. */
function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** Tells the screens where they are, in the words that visitors' pages use without a router. */
function RouterRouting({ children }: { children: ReactNode }) {
  const { href, page, loaded } = useRouterState({
    select: ({ location, matches }) => {
      const last = matches.at(-1);
      return {
        href: location.pathname + location.searchStr,
        page: last?.staticData.page ?? null,
        loaded: last?.loaderData as unknown,
      };
    },
  });
  const routing = useMemo(
    () => ({ href, page, loaded, go: (target: string) => location.assign(target) }),
    [href, page, loaded],
  );
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Its name in the route table. */
    page?: PageName;
    /** The texts of this route beside the shell's: folders of `locales`. */
    messages?: readonly string[];
    /** The larger settings that this route reads. */
    settings?: readonly RouteSetting[];
  }
}
