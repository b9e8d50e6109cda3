import { createRouter, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import type { PageName } from '@vela/domain/pages';
import type { ReactNode } from 'react';
import { routeTree } from './routeTree.gen';
import { AppRouting } from './kit/frame/steps/AppRouting';
import { LiveMember } from './kit/live/refresh/LiveMember';
import { MemberDataContext } from './kit/session/member-data-context';
import type { MemberData } from './kit/session/member-data';
import type { PageData, RouteSetting } from './kit/page/page-data';
import { PushProvider } from './kit/live/push/PushProvider';
import { queryOf } from './kit/page/query';
import type { RouterContext } from './kit/session/router-context';

interface BeforeLoad {
  context: RouterContext;
  matches: readonly { staticData: { messages?: readonly string[] | undefined } }[];
}

/** Each screen's texts come with its route, and not with the root: an error of the root would stand in place of the whole document. */
for (const route of Object.values(routeTree.children ?? {}) as AnyRoute[])
  Object.assign(route.options as object, { beforeLoad: loadTextsOf });

async function loadTextsOf({ context, matches }: BeforeLoad): Promise<void> {
  await context.loadTexts?.(matches.flatMap(({ staticData }) => staticData.messages ?? []));
}

/** One router for each request, and for each member's page: data lives in it, never in a module. */
export function createAppRouter({ page, server, data, loadTexts }: RouterContext) {
  const router = createRouter({
    routeTree,
    context: { page: data ? withLiveUser(page, data) : page, server, data, loadTexts },
    parseSearch: queryOf,
    stringifySearch,
    defaultErrorComponent: lazyRouteComponent(() => import('./kit/frame/status'), 'ErrorScreen'),
    defaultNotFoundComponent: lazyRouteComponent(() => import('./kit/frame/status'), 'NotFoundScreen'),
    InnerWrap: data ? memberWrap(data) : AppRouting,
    scrollRestoration: typeof document === 'object',
    // The page's own links to a place on it move smoothly; another screen begins where it was left.
    scrollRestorationBehavior: 'instant',
    ...(server && { ssr: { nonce: server.nonce } }),
  });
  if (data) integrateQueries(router, data);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Returns, for loaders, the page with the member as the cache holds them now. */
function withLiveUser(page: PageData, { api, queryClient }: MemberData): PageData {
  const { queryKey } = userQueryOptions(api);
  return {
    ...page,
    get user() {
      return queryClient.getQueryData(queryKey)?.user ?? page.user;
    },
  };
}

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
          <AppRouting>{children}</AppRouting>
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

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Its name in the route table. */
    page?: PageName;
    /** Names the screen where several routes have one: between them the focus stays with what was pressed. */
    screen?: string;
    /** The texts of this route beside the shell's: folders of `locales`. */
    messages?: readonly string[];
    /** The larger settings that this route reads. */
    settings?: readonly RouteSetting[];
  }
}
