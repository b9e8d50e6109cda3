import { isIntimateInterest } from '@vela/atlas/interests';
import type { QueryOf } from '@vela/contract/registry';
import { visibleFields } from '@vela/domain/members';
import { closedFilters, VISITOR_SEARCH_FIELDS, type SearchFilters } from '@vela/domain/search';
import type { Place } from '@vela/domain/places';
import { Failure } from '../core/failure';
import type { Viewer } from '../core/viewer';
import type { Db } from '../db/database';
import { hasSpecialConsent } from '../members/has-special-consent';
import { findOwnPlace } from './find-own-place';

/**
 * Returns what a query asks of members, and the place that its distance is measured from. Throws Failure `invalid_input` for a filter
 * that the site keeps closed, and for a distance from nowhere; `consent_required` for an intimate interest, which only those may look
 * for who show theirs.
 */
export async function askedFilters(
  db: Db,
  { viewer, query }: { viewer: Viewer; query: QueryOf<'getSwipe'> },
): Promise<{ filters: SearchFilters; place: Place | null }> {
  const filters = filtersOf(query);
  requireSearchFields(viewer, filters);
  await requireConsent(db, { viewer, filters });
  return { filters, place: filters.distance === undefined ? null : await requireOwnPlace(db, viewer) };
}

function filtersOf({
  min_age: minAge,
  max_age: maxAge,
  gender,
  country,
  region,
  distance,
  interests,
  online,
  photo,
}: QueryOf<'getSwipe'>): SearchFilters {
  const all = { gender, country, region, minAge, maxAge, distance, interests, online, photo };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as SearchFilters;
}

async function requireConsent(
  db: Db,
  { viewer, filters }: { viewer: Viewer; filters: SearchFilters },
): Promise<void> {
  if (!filters.interests?.some(isIntimateInterest)) return;
  if (!visibleFields(viewer.site.settings).includes('intimate_interests'))
    throw new Failure('invalid_input', { fields: [{ path: 'interests', code: 'unknown_option' }] });
  if (viewer.memberId === null || !(await hasSpecialConsent(db, viewer.memberId)))
    throw new Failure('consent_required');
}

/** How near someone is can't be said without a place to measure from, and guessing one would be a lie. */
async function requireOwnPlace(db: Db, { memberId }: Viewer): Promise<Place> {
  const place = memberId === null ? null : await findOwnPlace(db, memberId);
  if (place) return place;
  throw new Failure('invalid_input', { fields: [{ path: 'distance', code: 'invalid' }] });
}

/** What the query calls a filter. */
const FILTER_PATHS = {
  gender: 'gender',
  country: 'country',
  region: 'region',
  minAge: 'min_age',
  maxAge: 'max_age',
  distance: 'distance',
  interests: 'interests',
  online: 'online',
  photo: 'photo',
} as const satisfies Record<keyof SearchFilters, keyof QueryOf<'getSwipe'>>;

/**
 * A site says what can be searched for; nobody finds by asking what it keeps to itself, nor a visitor by what is for members.
 * Throws Failure `invalid_input`.
 */
function requireSearchFields({ site, memberId }: Viewer, filters: SearchFilters): void {
  const closed = [
    ...new Set([
      ...closedFilters(filters, site.settings.search_fields),
      ...(memberId === null ? closedFilters(filters, VISITOR_SEARCH_FIELDS) : []),
    ]),
  ];
  if (closed.length === 0) return;
  throw new Failure('invalid_input', {
    fields: closed.map((filter) => ({ path: FILTER_PATHS[filter], code: 'invalid' })),
  });
}
