import type { PageName } from './page-names';

/** The pages between a sign-up and the members' own. */
const BETWEEN: readonly PageName[] = ['complete-signup', 'activate-done', 'activate-error'];

/** Whether a page tells new members for whose sake they signed up. Source: product.md §2, Signup. */
export function tellsOfSignupMember(page: PageName): boolean {
  return BETWEEN.includes(page);
}

/**
 * The path a new member goes on to: to the member for whose sake one signed up, where that one may be seen, else to the
 * members' home. An id may come from an address, so it is escaped. Source: product.md §2, Signup.
 */
export function pathAfterSignup(signupMember: { id: string } | null | undefined): string {
  return signupMember ? `/members/${encodeURIComponent(signupMember.id)}` : '/members';
}
