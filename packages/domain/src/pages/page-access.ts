import { PAGE_ACCESS, type PageAccess, type PageName } from './page-names';

/** What becomes of someone who opens a page: it opens, leads to log in and back, to the members' home or to where credits are got. */
export type PageEntry = 'open' | 'log_in' | 'members_home' | 'credits' | 'premium';

/** Who opens a page; `paidUser` is said of a member, `looksAround` of a visitor: `mayLookAround`. */
export interface PageOpener {
  member: boolean;
  paidUser: boolean;
  looksAround: boolean;
}

/**
 * Who may open which page: members' pages ask visitors to log in, and so does the list of members where the site doesn't let
 * them look around; visitors' pages lead members on, the page of the premium membership leads to the credits who has paid,
 * and the one that repeats an order leads there who has not. Source: product.md §2, §6.
 */
export function pageEntry(name: PageName, { member, paidUser, looksAround }: PageOpener): PageEntry {
  const access: PageAccess = PAGE_ACCESS[name];
  if (access === 'member' && !member) return 'log_in';
  if (name === 'members' && !member && !looksAround) return 'log_in';
  if (access === 'visitor' && member) return 'members_home';
  if (name === 'premium' && paidUser) return 'credits';
  return name === 'credits-repeat-order' && !paidUser ? 'premium' : 'open';
}
