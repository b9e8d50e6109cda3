import { safePath } from './safe-path';

/** The path of the home page: the search for members, the first page for visitors. Source: product.md §2. */
export function homePath({ isMember }: { isMember: boolean }): string {
  return isMember ? '/members' : '/';
}

/**
 * Returns the page after a log-in: the page that the visitor wanted (`next`, as an address has it), if it is
 * a path of the site, else home. Source: product.md §2.
 */
export function pathAfterLogin(next: string | null | undefined): string {
  return safePath(next) ?? homePath({ isMember: true });
}
