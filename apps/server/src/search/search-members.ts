import type { Profile, ProfileCard } from '@vela/contract/entities/profile';
import type { QueryOf } from '@vela/contract/registry';
import {
  facesFirst,
  searchSlice,
  shownCount,
  similarLimit,
  widenSearch,
  closedFilters,
  VISITOR_SEARCH_FIELDS,
  type SearchFilters,
} from '@vela/domain/search';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { presentProfiles, presentProfileCards } from '../profile/present-profiles';
import { viewerOf, type Viewer } from '../core/viewer';
import { countSearch } from './count-search';
import { findMembers } from './find-members';
import { findOwnPlace } from './find-own-place';
import type { MemberSearch } from './fits-search';
import { requireVisitorSearch } from './require-visitor-search';

export const searchMembers: Handler<'searchMembers'> = async (call) => {
  const { context, query } = call;
  const viewer = viewerOf(call);
  requireVisitorSearch(viewer, query);
  const filters = filtersOf(query);
  requireSearchFields(viewer, filters);
  const place = filters.distance === undefined ? null : await requireOwnPlace(context, viewer);
  await countSearch(call);
  const search: MemberSearch = { viewer, filters, place };
  const pageNumber = query.page ?? 1;

  const looker = lookerOf(viewer);
  const { offset, length } = searchSlice(pageNumber, looker);
  const { ids, found } = await findMembers(context.db, search, { limit: length, offset });
  const limit = similarLimit({ page: pageNumber, count: found.count }, looker);
  const similarIds = await findSimilar(context, { search, ids, limit });
  const shown = await present(context, { viewer, ids: [...ids, ...similarIds] });
  const { count: numResults, members: numMembers, more } = shownCount(found, looker);
  const pick = (wanted: readonly string[]) =>
    facesFirst(
      wanted.flatMap((id) => shown.get(id) ?? []),
      looker,
    );
  return {
    result: {
      pageNumber,
      results: pick(ids),
      numResults,
      numMembers,
      ...(more && { more }),
      similar: pick(similarIds),
    },
  };
};

function filtersOf(query: QueryOf<'searchMembers'>): SearchFilters {
  const { min_age: minAge, max_age: maxAge, page: _page, network: _network, ref: _ref, ...rest } = query;
  const all = { ...rest, minAge, maxAge };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as SearchFilters;
}

/** How near someone is can't be said without a place to measure from, and guessing one would be a lie. */
async function requireOwnPlace({ db }: Pick<AppContext, 'db'>, { memberId }: Viewer) {
  const place = memberId === null ? null : await findOwnPlace(db, memberId);
  if (place) return place;
  throw new Failure('invalid_input', { fields: [{ path: 'distance', code: 'invalid' }] });
}

function lookerOf({ memberId }: Viewer): { member: boolean } {
  return { member: memberId !== null };
}

/** `ids` are all who fit. */
async function findSimilar(
  { db }: Pick<AppContext, 'db'>,
  { search, ids, limit }: { search: MemberSearch; ids: readonly string[]; limit: number },
): Promise<string[]> {
  const similar: string[] = [];
  for (const filters of widenSearch(search.filters)) {
    if (similar.length >= limit) break;
    const wider = { ...search, filters, except: [...ids, ...similar] };
    const { ids: wideIds } = await findMembers(db, wider, { limit: limit - similar.length });
    similar.push(...wideIds);
  }
  return similar;
}

async function present(
  context: AppContext,
  { viewer, ids }: { viewer: Viewer; ids: readonly string[] },
): Promise<Map<string, Profile | ProfileCard>> {
  const asked = { viewer, ids, invisible: 'hidden' } as const;
  return viewer.memberId === null ? presentProfileCards(context, asked) : presentProfiles(context, asked);
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
} as const satisfies Record<keyof SearchFilters, keyof QueryOf<'searchMembers'>>;

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
