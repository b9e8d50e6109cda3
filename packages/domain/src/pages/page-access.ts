/** For whom a page is: anyone, those who are logged out, or members. */
export type PageAccess = 'public' | 'visitor' | 'member';

/** What becomes of someone who opens a page: it opens, leads to log in and back, or to the members' home. */
export type PageEntry = 'open' | 'log_in' | 'members_home';

/** Who may open which page: members' pages ask visitors to log in, and visitors' pages lead members on. Source: product.md §2, §6. */
export function pageEntry(access: PageAccess, { member }: { member: boolean }): PageEntry {
  if (access === 'member' && !member) return 'log_in';
  return access === 'visitor' && member ? 'members_home' : 'open';
}
