import { mayLookAround, visitorSearchOf } from '@vela/domain/search';
import type { TrafficSource } from '@vela/domain/signup';
import { Failure } from '../core/failure';
import type { Viewer } from '../core/viewer';

/** Visitors look around only where the site lets them. Throws Failure `authentication_required`. */
export function requireVisitorSearch(viewer: Viewer, source: TrafficSource): void {
  if (!mayLook(viewer, source)) throw new Failure('authentication_required');
}

export function mayLook({ memberId, site }: Viewer, source: TrafficSource): boolean {
  return mayLookAround({ member: memberId !== null, search: visitorSearchOf(site.settings, source) });
}
