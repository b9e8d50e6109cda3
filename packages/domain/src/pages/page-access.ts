import { pageOf, type PageName } from './pages';

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
 * them search; visitors' pages lead members to the members' home; the page of the premium membership leads those who have
 * paid to the credits, and the one that repeats an order leads those who haven't to the premium membership. Source: product.md §2, §6.
 */
export function pageEntry(name: PageName, { member, paidUser, looksAround }: PageOpener): PageEntry {
  const { access, opensFor } = pageOf(name);
  if (access === 'member' && !member) return 'log_in';
  if (access === 'visitor' && member) return 'members_home';
  if (opensFor === 'searchers' && !member && !looksAround) return 'log_in';
  if (opensFor === 'unpaid' && paidUser) return 'credits';
  return opensFor === 'paid' && !paidUser ? 'premium' : 'open';
}
