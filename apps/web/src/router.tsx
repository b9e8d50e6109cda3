import { createRouter, lazyRouteComponent, useRouter, useRouterState } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import type { PageName } from '@vela/domain/pages';
import { useMemo, type ReactNode } from 'react';
import { routeTree } from './routeTree.gen';
import { LiveMember, MemberDataContext, type MemberData } from './shell/members';
import type { RouteSetting } from './shell/page';
import { PushProvider } from './shell/push/PushProvider';
import { queryOf, RoutingContext, type Go, type RouteInput } from './shell/routing';

export interface RouterContext extends RouteInput {
  /** There for a member. */
  data?: MemberData | undefined;
}

/** One router for each request, and for each member's page: data lives in it, never in a module. */
export function createAppRouter({ page, server, data }: RouterContext) {
  const router = createRouter({
    routeTree,
    context: { page, server, data },
    parseSearch: queryOf,
    stringifySearch,
    defaultErrorComponent: lazyRouteComponent(() => import('./shell/status'), 'ErrorScreen'),
    defaultNotFoundComponent: lazyRouteComponent(() => import('./shell/status'), 'NotFoundScreen'),
    InnerWrap: data ? memberWrap(data) : RouterRouting,
    ...(server && { ssr: { nonce: server.nonce } }),
  });
  if (data) integrateQueries(router, data);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** What loaders put into the cache while the server renders is in the browser's cache from the start. */
function integrateQueries(router: AppRouter, { api, queryClient }: MemberData): void {
  const [userKey] = userQueryOptions(api).queryKey;
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    // The member travels with the page's own data already.
    dehydrateOptions: { shouldDehydrateQuery: ({ queryKey }) => queryKey[0] !== userKey },
  });
}

function memberWrap(data: MemberData) {
  return ({ children }: { children: ReactNode }) => (
    <MemberDataContext value={data}>
      <PushProvider>
        <LiveMember>
          <RouterRouting>{children}</RouterRouting>
        </LiveMember>
      </PushProvider>
    </MemberDataContext>
  );
}

/** A query is text, as in the address: a number someone wrote there stays what they wrote. */
function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** Tells the screens where they are, in the words that visitors' pages use without a router. */
function RouterRouting({ children }: { children: ReactNode }) {
  const href = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page ?? null });
  const loaded = useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData as unknown });
  const router = useRouter();
  const routing = useMemo(() => {
    const go: Go = (target, { replaces = false, keepsPlace = replaces } = {}) => {
      const { origin, pathname, search } = new URL(target, location.href);
      const isSamePage = origin === location.origin && isSameScreen(pathname, location.pathname);
      if (!isSamePage) return location.assign(target);
      void router.navigate({ href: pathname + search, replace: replaces, resetScroll: !keepsPlace });
    };
    return { href, page, loaded, go };
  }, [href, page, loaded, router]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

/** One screen each at several addresses: the lists of likes; the conversations, with one open, one not begun, or none. */
const SCREENS = [
  /^\/likes(?:\/(?:received|sent|matches))?$/,
  /^\/(?:chats(?:\/[^/]+)?|members\/[^/]+\/chat)$/,
];

function isSameScreen(one: string, other: string): boolean {
  return one === other || SCREENS.some((screen) => screen.test(one) && screen.test(other));
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
