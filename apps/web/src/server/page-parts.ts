import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { MessageArea } from '../shell/i18n';
import type { RouteSetting } from '../shell/page';

const routeFiles = new Map(
  Object.entries(import.meta.glob<object>('../routes/**/*.tsx', { eager: true, import: 'Route' })).map(
    ([file, route]) => [route, `src/${file.slice('../'.length)}`],
  ),
);

/** What the routes of a page need in the browser. */
export interface PageParts {
  /** Their source files. */
  files: string[];
  messages: MessageArea[];
  settings: RouteSetting[];
}

/** Gathers it from the routes that matched. */
export function pageParts(router: AnyRouter): PageParts {
  const routesById = router.routesById as Readonly<Record<string, AnyRoute>>;
  const routes = router.stores.matches.get().flatMap(({ routeId }) => routesById[String(routeId)] ?? []);
  return {
    files: routes.flatMap((route) => routeFiles.get(route) ?? []),
    messages: ['shell', ...routes.flatMap((route) => route.options.staticData?.messages ?? [])],
    settings: routes.flatMap((route) => route.options.staticData?.settings ?? []),
  };
}
