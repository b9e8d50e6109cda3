import type { QueryOf } from '@vela/contract/registry';
import { closedFilters, VISITOR_SEARCH_FIELDS, type SearchFilters } from '@vela/domain/search';
import { Failure } from '../core/failure';
import type { Viewer } from '../core/viewer';

/** What the query calls a filter. */
const PATHS = {
  gender: 'gender',
  country: 'country',
  region: 'region',
  minAge: 'min_age',
  maxAge: 'max_age',
  distance: 'distance',
  interests: 'interests',
  online: 'online',
  photo: 'photo',
} as const satisfies Record<keyof SearchFilters, keyof QueryOf<'searchMembers'>>;

/**
 * A site says what can be searched for; nobody finds by asking what it keeps to itself, nor a visitor by what is for members.
 * Throws Failure `invalid_input`.
 */
export function requireSearchFields({ site, memberId }: Viewer, filters: SearchFilters): void {
  const closed = [
    ...new Set([
      ...closedFilters(filters, site.settings.search_fields),
      ...(memberId === null ? closedFilters(filters, VISITOR_SEARCH_FIELDS) : []),
    ]),
  ];
  if (closed.length === 0) return;
  throw new Failure('invalid_input', {
    fields: closed.map((filter) => ({ path: PATHS[filter], code: 'invalid' })),
  });
}
