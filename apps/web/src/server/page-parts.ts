import type { AnyRouter } from '@tanstack/react-router';
import { isVisitorPage, screenFile } from '../screens';
import { cataloguePath, type MessageArea } from '../shell/i18n';
import type { PageData, RouteSetting } from '../shell/page';

const routeFiles = new Map(
  Object.entries(import.meta.glob<object>('../routes/**/*.tsx', { eager: true, import: 'Route' })).map(
    ([file, route]) => [route, `src/${file.slice('../'.length)}`],
  ),
);

/** What a page needs in the browser. */
export interface PageParts {
  /** Source files, as the client build's manifest knows them. */
  files: string[];
  messages: MessageArea[];
  settings: RouteSetting[];
}

/** Gathers it from the routes that matched. */
export function pageParts(router: AnyRouter, page: PageData): PageParts {
  const routes = router.stores.matches.get().map(({ routeId }) => router.routesById[routeId]);
  const data = routes.map((route) => route?.options.staticData ?? {});
  const name = data.at(-1)?.page ?? null;
  const messages = ['shell', ...data.flatMap((route) => route.messages ?? [])];
  const code =
    page.user === null && isVisitorPage(name)
      ? ['src/hydrate-page.tsx', screenFile(name)]
      : ['src/hydrate-router.tsx', ...routes.flatMap((route) => routeFiles.get(route) ?? [])];
  return {
    files: [...code, ...catalogueFiles(messages, page)],
    messages,
    settings: data.flatMap((route) => route.settings ?? []),
  };
}

/** What a screen needs that stands in for a route. */
export function statusParts(page: PageData): PageParts {
  const navigation = page.user ? ['src/shell/navigation/members.ts'] : [];
  const files = [
    'src/hydrate-page.tsx',
    'src/shell/status/index.ts',
    ...navigation,
    ...catalogueFiles(['shell'], page),
  ];
  return { files, messages: ['shell'], settings: [] };
}

function catalogueFiles(messages: readonly MessageArea[], { locale }: PageData): string[] {
  return messages.map((area) => `src/${cataloguePath(area, locale)}`);
}
