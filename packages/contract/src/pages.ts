import { LANDER_NAMES } from '@vela/domain/landers';
import { isLikeType } from '@vela/domain/likes';
import { isLinkToken, type PageAccess, type PageLayout, type PageName } from '@vela/domain/pages';

export interface Page {
  name: PageName;
  /** `{name}` is one segment, `{name?}` one that may be left out. */
  path: `/${string}`;
  access: PageAccess;
  layout: PageLayout;
  /** Whether the screen exists; until then a member gets the 404 page. */
  ready: boolean;
}

/** Every route of product.md §2: who may open it and what it stands in. */
export const PAGES = [
  { name: 'index', path: '/', access: 'visitor', layout: 'default', ready: true },
  { name: 'members', path: '/members', access: 'member', layout: 'default', ready: true },
  { name: 'members-id', path: '/members/{id}', access: 'public', layout: 'default', ready: true },
  { name: 'members-id-chat', path: '/members/{id}/chat', access: 'member', layout: 'chat', ready: true },
  {
    name: 'members-id-landing',
    path: '/members/{id}/landing',
    access: 'public',
    layout: 'lander',
    ready: false,
  },
  {
    name: 'members-id-signup',
    path: '/members/{id}/signup',
    access: 'visitor',
    layout: 'empty',
    ready: false,
  },
  {
    name: 'members-id-landing2-slug',
    path: '/members/{id}/landing2/{slug?}',
    access: 'public',
    layout: 'lander',
    ready: false,
  },
  {
    name: 'members-id-landing3-slug',
    path: '/members/{id}/landing3/{slug?}',
    access: 'public',
    layout: 'lander',
    ready: false,
  },
  { name: 'likes', path: '/likes', access: 'member', layout: 'default', ready: true },
  { name: 'likes-type', path: '/likes/{type}', access: 'member', layout: 'default', ready: true },
  { name: 'likes-m-id', path: '/likes/m/{id}', access: 'member', layout: 'default', ready: true },
  { name: 'chats', path: '/chats', access: 'member', layout: 'default', ready: true },
  { name: 'chats-id', path: '/chats/{id}', access: 'member', layout: 'chat', ready: true },
  { name: 'credits', path: '/credits', access: 'member', layout: 'default', ready: true },
  {
    name: 'credits-repeat-order',
    path: '/credits/repeat-order',
    access: 'member',
    layout: 'default',
    ready: true,
  },
  {
    name: 'credits-id-paymentmethod',
    path: '/credits/{id}/{paymentmethod?}',
    access: 'member',
    layout: 'default',
    ready: true,
  },
  { name: 'premium', path: '/premium', access: 'member', layout: 'default', ready: true },
  { name: 'directdebit', path: '/directdebit', access: 'member', layout: 'default', ready: false },
  { name: 'transactions-id', path: '/transactions/{id?}', access: 'member', layout: 'default', ready: true },
  { name: 'profile', path: '/profile', access: 'member', layout: 'default', ready: true },
  { name: 'notifications', path: '/notifications', access: 'member', layout: 'default', ready: false },
  { name: 'settings', path: '/settings', access: 'member', layout: 'default', ready: true },
  { name: 'signup', path: '/signup', access: 'visitor', layout: 'default', ready: true },
  { name: 'complete-signup', path: '/complete-signup', access: 'member', layout: 'default', ready: true },
  { name: 'signup-matches', path: '/signup-matches', access: 'member', layout: 'default', ready: false },
  { name: 'login', path: '/login', access: 'visitor', layout: 'default', ready: true },
  { name: 'reset-password', path: '/reset-password', access: 'public', layout: 'default', ready: true },
  { name: 'reset-password-do', path: '/reset-password/do', access: 'public', layout: 'default', ready: true },
  { name: 'activate-done', path: '/activate/done', access: 'public', layout: 'default', ready: true },
  { name: 'activate-error', path: '/activate/error', access: 'public', layout: 'default', ready: true },
  { name: 'mail-change-do', path: '/mail-change/do', access: 'public', layout: 'default', ready: true },
  { name: 'account-deleted', path: '/account-deleted', access: 'public', layout: 'default', ready: false },
  { name: 'complaints', path: '/complaints', access: 'public', layout: 'default', ready: false },
  { name: 'match-finder', path: '/match-finder', access: 'member', layout: 'default', ready: false },
  { name: 'swipe-game', path: '/swipe-game', access: 'member', layout: 'default', ready: false },
  { name: 'pricing', path: '/pricing', access: 'public', layout: 'default', ready: false },
  { name: 'lang-config', path: '/lang-config', access: 'public', layout: 'empty', ready: false },
  {
    name: 'landers-tinderswipe',
    path: '/landers/tinderswipe',
    access: 'public',
    layout: 'lander',
    ready: false,
  },
  {
    name: 'landers-name-slug',
    path: '/landers/{name}/{slug?}',
    access: 'public',
    layout: 'lander',
    ready: true,
  },
  { name: 'pages-ban', path: '/pages/ban', access: 'public', layout: 'default', ready: false },
  { name: 'pages-cookies', path: '/pages/cookies', access: 'public', layout: 'default', ready: false },
  { name: 'pages-faq', path: '/pages/faq', access: 'public', layout: 'default', ready: false },
  { name: 'pages-privacy', path: '/pages/privacy', access: 'public', layout: 'default', ready: true },
  {
    name: 'pages-return-policy',
    path: '/pages/return-policy',
    access: 'public',
    layout: 'default',
    ready: false,
  },
  { name: 'pages-service', path: '/pages/service', access: 'public', layout: 'default', ready: false },
  { name: 'pages-terms', path: '/pages/terms', access: 'public', layout: 'default', ready: true },
  { name: 'token', path: '/{token}', access: 'public', layout: 'default', ready: true },
] as const satisfies readonly Page[];

/** What a parameter may be where not every segment will do. */
const PARAM_FORMS: Partial<Record<string, (segment: string) => boolean>> = {
  type: isLikeType,
  name: (segment) => (LANDER_NAMES as readonly string[]).includes(segment),
  token: isLinkToken,
};

export interface PageMatch {
  page: Page;
  params: Record<string, string>;
}

/**
 * The page of a path, with its parameters decoded; `null` where there is none. A trailing slash is
 * another path. Written-out segments win over parameters.
 */
export function matchPage(pathname: string): PageMatch | null {
  const segments = pathname.startsWith('/') ? decodeSegments(pathname) : null;
  if (!segments) return null;
  const matches = PAGES.flatMap((page) => {
    const params = matchPath(page.path, segments);
    return params ? [{ page, params }] : [];
  });
  return matches.sort(byFewestParams)[0] ?? null;
}

function decodeSegments(pathname: string): string[] | null {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

function matchPath(path: string, segments: string[]): Record<string, string> | null {
  const parts = path.slice(1).split('/');
  if (segments.length > parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    const param = /^\{(\w+)(\??)\}$/.exec(part);
    if (!param) {
      if (segment !== part) return null;
      continue;
    }
    const [, name = '', optional] = param;
    if (segment === undefined && optional) continue;
    if (!segment || !(PARAM_FORMS[name]?.(segment) ?? true)) return null;
    params[name] = segment;
  }
  return params;
}

function byFewestParams(a: PageMatch, b: PageMatch): number {
  return Object.keys(a.params).length - Object.keys(b.params).length;
}
