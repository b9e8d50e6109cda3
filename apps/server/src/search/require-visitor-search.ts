import { visitorSearchOf } from '@vela/domain/search';
import type { TrafficSource } from '@vela/domain/signup';
import { Failure } from '../http/failure';
import type { Viewer } from '../members/viewer';

/** Visitors look around only where the site lets them. Throws Failure `authentication_required`. */
export function requireVisitorSearch(viewer: Viewer, source: TrafficSource): void {
  if (!mayLookAround(viewer, source)) throw new Failure('authentication_required');
}

export function mayLookAround({ memberId, site }: Viewer, source: TrafficSource): boolean {
  return memberId !== null || visitorSearchOf(site.settings, source) !== 'none';
}
