import { Failure } from '../http/failure';
import type { Viewer } from '../members/viewer';

/** Visitors look around only where the site lets them. Throws Failure `authentication_required`. */
export function requireVisitorSearch({ memberId, site }: Viewer): void {
  if (memberId === null && site.settings.logged_out_search === 'none') {
    throw new Failure('authentication_required');
  }
}
