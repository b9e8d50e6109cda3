import { LANDER_NAMES } from '@vela/domain/landers';
import { isLikeType } from '@vela/domain/likes';
import {
  isLinkToken,
  isSettingsSection,
  PAGE_NAMES,
  pageOf,
  type Page,
  type PageName,
} from '@vela/domain/pages';

export interface NamedPage extends Omit<Page, 'ready'> {
  name: PageName;
  /** Whether the screen exists; until then a member gets the 404 page. */
  ready: boolean;
}

/** Every page of the domain's table, under its name. */
export const PAGE_LIST: readonly NamedPage[] = PAGE_NAMES.map((name) => ({
  ready: true,
  ...pageOf(name),
  name,
}));

/** What a parameter may be where not every segment will do. */
const PARAM_FORMS: Partial<Record<string, (segment: string) => boolean>> = {
  type: isLikeType,
  section: isSettingsSection,
  name: (segment) => (LANDER_NAMES as readonly string[]).includes(segment),
  token: isLinkToken,
};

export interface PageMatch {
  page: NamedPage;
  params: Record<string, string>;
}

/**
 * The page of a path, with its parameters decoded; `null` where there is none. A trailing slash is
 * another path. Written-out segments win over parameters.
 */
export function matchPage(pathname: string): PageMatch | null {
  const segments = pathname.startsWith('/') ? decodeSegments(pathname) : null;
  if (!segments) return null;
  const matches = PAGE_LIST.flatMap((page) => {
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
