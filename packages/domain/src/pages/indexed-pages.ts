import { pageOf, type PageName } from './pages';

/**
 * Whether search engines may list a page: those that say what a site is, what it costs and by which rules, and the ways in.
 * Never one of a member, not even the teaser, nor a step of a form, a link from a mail or a campaign's lander. Source:
 * decisions.md, Honest by construction; api.md, Conventions.
 */
export function isIndexed(page: PageName): boolean {
  return pageOf(page).indexed === true;
}

/**
 * Whether what is shown at the address of a page may be listed: the page itself, as a visitor has it, not what stands in for
 * it. `page` is `undefined` where there is none. Source: decisions.md, Honest by construction.
 */
export function isListed({ page, isMember, status }: Shown): boolean {
  return page !== undefined && isIndexed(page) && !isMember && status === 200;
}

interface Shown {
  page: PageName | undefined;
  isMember: boolean;
  /** The HTTP status. */
  status: number;
}
