import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRouter } from '@tanstack/react-router';
import type { PageName } from '@vela/domain/pages';
import type { ReactNode } from 'react';
import { routeTree } from './routeTree.gen';
import { PageContext, type PageData, type RouteSetting } from './shell/page';
import type { MemberNavigation } from './shell/navigation/members';
import { ErrorScreen, NotFoundScreen } from './shell/status';
import { statusTree } from './status-tree';

/** What only the server has while it renders. */
export interface ServerSide {
  nonce: string;
  /** Styles and preloads; scripts. The browser knows neither and leaves them alone when it hydrates. */
  head: ReactNode;
  scripts: ReactNode;
  fetchApi: (request: Request) => Promise<Response>;
}

export interface RouterContext {
  page: PageData;
  i18n: I18n;
  server: ServerSide | undefined;
  /** There for a member, whose navigation a visitor needn't load. */
  members: MemberNavigation | undefined;
}

export type AppRouterOptions = Pick<RouterContext, 'page' | 'i18n'> & Partial<RouterContext>;

/** One router for each request and each page: locale, texts and data live in it, never in a module. */
export function createAppRouter({ page, i18n, server, members }: AppRouterOptions) {
  return createRouter({
    // A screen that stands in for the route neither matches nor loads it.
    routeTree: page.screen ? (statusTree as unknown as typeof routeTree) : routeTree,
    context: { page, i18n, server, members },
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ...(server ? { ssr: { nonce: server.nonce } } : {}),
    Wrap: ({ children }: { children: ReactNode }) => (
      <PageContext value={page}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </PageContext>
    ),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

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
