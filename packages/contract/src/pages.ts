import { LANDER_NAMES } from '@vela/domain/landers';
import { isLikeType } from '@vela/domain/likes';
import { isLinkToken, PAGE_ACCESS, type PageAccess, type PageName } from '@vela/domain/pages';

interface Route {
  name: PageName;
  /** `{name}` is one segment, `{name?}` one that may be left out. */
  path: `/${string}`;
  /** Whether the screen exists; until then a member gets the 404 page. */
  ready: boolean;
}

export interface Page extends Route {
  access: PageAccess;
}

const ROUTES = [
  { name: 'index', path: '/', ready: true },
  { name: 'members', path: '/members', ready: true },
  { name: 'members-id', path: '/members/{id}', ready: true },
  { name: 'members-id-chat', path: '/members/{id}/chat', ready: true },
  { name: 'members-id-landing', path: '/members/{id}/landing', ready: false },
  { name: 'members-id-signup', path: '/members/{id}/signup', ready: false },
  {
    name: 'members-id-landing2-slug',
    path: '/members/{id}/landing2/{slug?}',
    ready: false,
  },
  {
    name: 'members-id-landing3-slug',
    path: '/members/{id}/landing3/{slug?}',
    ready: false,
  },
  { name: 'likes', path: '/likes', ready: true },
  { name: 'likes-type', path: '/likes/{type}', ready: true },
  { name: 'likes-m-id', path: '/likes/m/{id}', ready: true },
  { name: 'chats', path: '/chats', ready: true },
  { name: 'chats-id', path: '/chats/{id}', ready: true },
  { name: 'credits', path: '/credits', ready: true },
  { name: 'credits-repeat-order', path: '/credits/repeat-order', ready: true },
  { name: 'credits-id-paymentmethod', path: '/credits/{id}/{paymentmethod?}', ready: true },
  { name: 'premium', path: '/premium', ready: true },
  { name: 'directdebit', path: '/directdebit', ready: false },
  { name: 'transactions-id', path: '/transactions/{id?}', ready: true },
  { name: 'profile', path: '/profile', ready: true },
  { name: 'notifications', path: '/notifications', ready: false },
  { name: 'settings', path: '/settings', ready: true },
  { name: 'signup', path: '/signup', ready: true },
  { name: 'complete-signup', path: '/complete-signup', ready: true },
  { name: 'signup-matches', path: '/signup-matches', ready: false },
  { name: 'login', path: '/login', ready: true },
  { name: 'reset-password', path: '/reset-password', ready: true },
  { name: 'reset-password-do', path: '/reset-password/do', ready: true },
  { name: 'activate-done', path: '/activate/done', ready: true },
  { name: 'activate-error', path: '/activate/error', ready: true },
  { name: 'mail-change-do', path: '/mail-change/do', ready: true },
  { name: 'account-deleted', path: '/account-deleted', ready: false },
  { name: 'complaints', path: '/complaints', ready: true },
  { name: 'match-finder', path: '/match-finder', ready: false },
  { name: 'swipe-game', path: '/swipe-game', ready: false },
  { name: 'pricing', path: '/pricing', ready: true },
  { name: 'lang-config', path: '/lang-config', ready: true },
  { name: 'landers-tinderswipe', path: '/landers/tinderswipe', ready: false },
  { name: 'landers-name-slug', path: '/landers/{name}/{slug?}', ready: true },
  { name: 'pages-accessibility', path: '/pages/accessibility', ready: true },
  { name: 'pages-ban', path: '/pages/ban', ready: true },
  { name: 'pages-cookies', path: '/pages/cookies', ready: true },
  { name: 'pages-faq', path: '/pages/faq', ready: true },
  { name: 'pages-privacy', path: '/pages/privacy', ready: true },
  { name: 'pages-return-policy', path: '/pages/return-policy', ready: true },
  { name: 'pages-service', path: '/pages/service', ready: true },
  { name: 'pages-terms', path: '/pages/terms', ready: true },
  { name: 'token', path: '/{token}', ready: true },
] as const satisfies readonly Route[];

/** Every route of product.md §2, and the accessibility statement. For whom each is, and what it stands in, the domain says (`PAGE_ACCESS`, `pageFrame`). */
export const PAGES: readonly Page[] = ROUTES.map((route) => ({ ...route, access: PAGE_ACCESS[route.name] }));

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
