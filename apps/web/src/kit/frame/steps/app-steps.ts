import { isLocale, LOCALE_PARAM } from '@vela/domain/locale';
import { pageEntry, pageOf, type PageName } from '@vela/domain/pages';
import { queryOf } from '../../page/query';

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

/** Whether the data of a page may be loaded before it is opened: to look at a member, a conversation or a page of results counts. */
export function mayLoadDataAhead(page: PageName): boolean {
  return page !== 'members' && !pageOf(page).path.includes('{id}');
}
