import type { AnyRoute, RegisteredRouter } from '@tanstack/react-router';
import type { PageName } from '@vela/domain/pages';

/** The routes of a path from the root to the page; the root alone where there is no page. */
export function routesAt(router: RegisteredRouter, pathname: string): readonly AnyRoute[] {
  return router.getMatchedRoutes(pathname)[0];
}

/** The page of a path; `null` where the router has none. */
export function pageAt(router: RegisteredRouter, pathname: string): PageName | null {
  const { page } = staticDataOf(routesAt(router, pathname).at(-1));
  return page ?? null;
}

/** The texts of a path's screen: folders of `locales`. */
export function textsAt(router: RegisteredRouter, pathname: string): string[] {
  return routesAt(router, pathname).flatMap((route) => staticDataOf(route).messages ?? []);
}

/** Names the screen of a path. Two paths may have one screen, such as two conversations. */
export function screenAt(router: RegisteredRouter, pathname: string): string {
  const [, route] = routesAt(router, pathname);
  return staticDataOf(route).screen ?? (route as { id: string } | undefined)?.id ?? '';
}

function staticDataOf(route: AnyRoute | undefined): StaticData {
  return (route?.options as { staticData?: StaticData } | undefined)?.staticData ?? {};
}

interface StaticData {
  page?: PageName;
  messages?: readonly string[];
  screen?: string;
}
