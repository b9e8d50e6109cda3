import { PAGE_CHUNK, STATUS_CHUNK } from './chunk-names';
import type { AnyRouteMatch } from '@tanstack/react-router';
import { isVisitorPage } from '../pages/screens';
import { cataloguePath, type MessageArea } from '../kit/i18n/catalogues';
import { ROUTE_SETTINGS, type PageData, type RouteSetting } from '../kit/page/page-data';
import { LATER_FILES, RARE_FILES, screenFile } from '../pages/visitor-screens';

const routes = Object.entries(
  import.meta.glob<{ id: string }>('../routes/**/*.tsx', { eager: true, import: 'Route' }),
);

/** What a page needs in the browser. */
export interface PageParts {
  /** Source files and names of chunks, as the client build's manifest knows them. */
  files: string[];
  /** The same of what only some states of the page show: it stands there without script, too, so its styles come along. */
  later: string[];
  messages: MessageArea[];
  settings: readonly RouteSetting[];
}

/** Announces news to members on any page. The first page of a visitor includes no texts for it. */
const SHELL_OF = { member: ['shell', 'news'], visitor: ['shell'] } as const;

/** Gathers it from the routes that matched. */
export function pageParts(matches: readonly AnyRouteMatch[], page: PageData): PageParts {
  const data = matches.map(({ staticData }) => staticData);
  const name = data.at(-1)?.page ?? null;
  const messages = [
    ...SHELL_OF[page.user ? 'member' : 'visitor'],
    ...data.flatMap((route) => route.messages ?? []),
  ];
  const screen = page.user === null && isVisitorPage(name) ? name : null;
  const files =
    screen !== null
      ? [PAGE_CHUNK, screenFile(screen)]
      : [
          'src/hydrate-router.tsx',
          ...matches.flatMap(({ routeId }) => routeFiles(String(routeId))),
          ...catalogueFiles(messages, page),
        ];
  const later =
    screen === null
      ? []
      : [LATER_FILES[screen] ?? [], isToMember(page) ? (RARE_FILES[screen] ?? []) : []].flat();
  // The app goes on to other screens by itself.
  const settings = page.user ? [...ROUTE_SETTINGS] : data.flatMap((route) => route.settings ?? []);
  return { files, later, messages, settings };
}

/** Whether this is a sign-up to a member. */
function isToMember({ href, draft }: PageData): boolean {
  const { pathname, searchParams } = new URL(href, 'http://site');
  return pathname !== '/signup' || searchParams.has('signup_member_id') || Boolean(draft?.signup_member_id);
}

/** What a screen needs that stands in for a route. */
export function statusParts(page: PageData): PageParts {
  const navigation = page.user ? ['src/kit/frame/bars/members.tsx'] : [];
  return { files: [PAGE_CHUNK, STATUS_CHUNK, ...navigation], messages: ['shell'], settings: [], later: [] };
}

function routeFiles(routeId: string): string[] {
  return routes.filter(([, { id }]) => id === routeId).map(([file]) => `src/${file.slice('../'.length)}`);
}

function catalogueFiles(messages: readonly MessageArea[], { locale }: PageData): string[] {
  return messages.map((area) => `src/${cataloguePath(area, locale)}`);
}
