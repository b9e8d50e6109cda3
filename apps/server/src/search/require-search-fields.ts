import type { QueryOf } from '@vela/contract/registry';
import { closedFilters, type SearchFilters } from '@vela/domain/search';
import { Failure } from '../http/failure';
import type { Site } from '../sites/sites';

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

/** A site says what can be searched for; nobody finds by asking what it keeps to itself. Throws Failure `invalid_input`. */
export function requireSearchFields({ settings }: Pick<Site, 'settings'>, filters: SearchFilters): void {
  const closed = closedFilters(filters, settings.search_fields);
  if (closed.length === 0) return;
  throw new Failure('invalid_input', {
    fields: closed.map((filter) => ({ path: PATHS[filter], code: 'invalid' })),
  });
}
