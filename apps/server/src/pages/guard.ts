import { matchPage, type NamedPage } from '@vela/contract/pages';
import {
  pageEntry,
  pathAfterLogin,
  pathAfterSignup,
  type PageEntry,
  type PageOpener,
} from '@vela/domain/pages';

export interface GuardInput {
  /** Path and query of the request. */
  url: URL;
  opener: PageOpener;
}

/** What becomes of a request for a page, decided before anything is rendered. */
export type Verdict =
  | { kind: 'redirect'; to: string }
  | { kind: 'open'; page: NamedPage; params: Record<string, string> }
  | { kind: 'not_found' };

/**
 * Who may open which page:
 * a path of no page is 404; a members' page, and the list of members where the site shows it to none, sends a visitor to log
 * in and back; a visitors' page sends a member on to
 * the member that it names, else where that one meant to go or to the members' home; a page for who has paid or has not leads others to where credits
 * are got; a page whose screen doesn't exist yet is 404.
 */
export function decidePage({ url, opener }: GuardInput): Verdict {
  const match = matchPage(url.pathname);
  if (!match) return { kind: 'not_found' };
  const { page, params } = match;
  const entry = pageEntry(page.name, opener);
  if (entry !== 'open') return { kind: 'redirect', to: wayOn(entry, { url, id: params['id'] }) };
  if (!page.ready) return { kind: 'not_found' };
  return { kind: 'open', page, params };
}

interface Way {
  url: URL;
  /** The member that the page's path names. */
  id: string | undefined;
}

function wayOn(entry: Exclude<PageEntry, 'open'>, { url, id }: Way): string {
  if (entry === 'log_in') return loginPath(url);
  if (entry === 'members_home')
    return id === undefined ? pathAfterLogin(url.searchParams.get('next')) : pathAfterSignup({ id });
  // The package, the way to pay and the way back go along.
  return `/${entry}${url.search}`;
}

/** The page on which a visitor logs in, with the way back. */
export function loginPath({ pathname, search }: URL): string {
  return `/login?${new URLSearchParams({ next: `${pathname}${search}` }).toString()}`;
}
