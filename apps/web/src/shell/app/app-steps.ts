import { isLocale, LOCALE_PARAM } from '@vela/domain/locale';
import { pageEntry, pageOf, type PageName } from '@vela/domain/pages';
import { queryOf } from '../routing';

/** What of the member decides where the app may go by itself. */
export interface AppMember {
  paidUser: boolean;
  /** The pages whose screen exists. */
  readyPages: readonly PageName[];
}

export interface AppTarget {
  /** The page of the target's path; `null` where the router has none. */
  page: PageName | null;
  /** Path and query of the target. */
  href: string;
}

/**
 * Whether the app shows a page without loading a document: a page of the app that this member may open. What the server
 * has to decide, such as a redirect or another language, is loaded from it.
 */
export function isAppStep({ page, href }: AppTarget, { paidUser, readyPages }: AppMember): boolean {
  if (page === null || pageOf(page).area !== 'app' || !readyPages.includes(page)) return false;
  if (isLocale(queryOf(href)[LOCALE_PARAM])) return false;
  return pageEntry(page, { member: true, paidUser, looksAround: true }) === 'open';
}

/** Whether a press on a link to this page may load its data in advance: a page that shows one member or conversation counts as a visit. */
export function mayLoadDataAhead(page: PageName): boolean {
  return !pageOf(page).path.includes('{id}');
}
