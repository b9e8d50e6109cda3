import { pageOf, type PageName } from './pages';

/** Whether a page, between the sign-up and the members' pages, shows new members the member they signed up for. */
export function showsSignupMember(page: PageName): boolean {
  return pageOf(page).showsSignupMember === true;
}

/**
 * The path a new member goes on to: to the member they signed up for, if that one may be seen, else to the members'
 * home. An id may come from an address, so it is escaped. Source: product.md §2, Signup.
 */
export function pathAfterSignup(signupMember: { id: string } | null | undefined): string {
  return signupMember ? `/members/${encodeURIComponent(signupMember.id)}` : '/members';
}
