import type { Profile, ProfileCard } from '@vela/contract/entities/profile';
import {
  facesFirst,
  inTurn,
  nearSearches,
  SEARCH_COUNT_LIMIT,
  searchSlice,
  shownCount,
  similarLimit,
  widenSearch,
  type NearFilter,
} from '@vela/domain/search';
import type { AppContext } from '../core/context';
import type { Handler } from '../core/handler';
import { presentProfiles, presentProfileCards } from '../profile/present-profiles';
import { viewerOf, type Viewer } from '../core/viewer';
import { countSearch } from './count-search';
import { askedFilters } from './asked-filters';
import { findMembers } from './find-members';
import type { MemberSearch } from './fits-search';
import { requireVisitorSearch } from './require-visitor-search';

export const searchMembers: Handler<'searchMembers'> = async (call) => {
  const { context, query } = call;
  const viewer = viewerOf(call);
  requireVisitorSearch(viewer, query);
  const { filters, place } = await askedFilters(context.db, { viewer, query });
  await countSearch(call);
  const search: MemberSearch = { viewer, filters, place };
  const pageNumber = query.page ?? 1;

  const looker = lookerOf(viewer);
  const { offset, length } = searchSlice(pageNumber, looker);
  const { ids, found } = await findMembers(context.db, search, { limit: length, offset });
  const limit = similarLimit({ page: pageNumber, count: found.count }, looker);
  const { ids: similarIds, unmet, costs } = await findSimilar(context, { search, ids, limit });
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
      unmet: unmet.filter(({ profile_id: id }) => shown.has(id)),
      costs,
    },
  };
};

function lookerOf({ memberId }: Viewer): { member: boolean } {
  return { member: memberId !== null };
}

interface Similar {
  ids: string[];
  unmet: { profile_id: string; filter: NearFilter }[];
  /** How many fit but for one filter, the most first. */
  costs: { filter: NearFilter; num_results: number }[];
}

interface Wanted {
  search: MemberSearch;
  /** All who fit. */
  ids: readonly string[];
  limit: number;
}

/** Those who miss one filter; where there are none, those that wider and wider searches find. */
async function findSimilar({ db }: Pick<AppContext, 'db'>, { search, ids, limit }: Wanted): Promise<Similar> {
  if (limit === 0) return { ids: [], unmet: [], costs: [] };
  const near: { filter: NearFilter; found: string[]; count: number }[] = [];
  for (const { filter, filters } of nearSearches(search.filters)) {
    const { ids: found, found: counted } = await findMembers(
      db,
      { ...search, filters, except: ids },
      { limit },
    );
    if (found.length > 0) near.push({ filter, found, count: Math.min(counted.members, SEARCH_COUNT_LIMIT) });
  }
  const nearIds = inTurn(
    near.map(({ found }) => found),
    limit,
  );
  if (nearIds.length === 0) return { ids: await findWider(db, { search, ids, limit }), unmet: [], costs: [] };
  return {
    ids: nearIds,
    unmet: nearIds.flatMap((id) => {
      const missed = near.find(({ found }) => found.includes(id));
      return missed ? [{ profile_id: id, filter: missed.filter }] : [];
    }),
    // A visitor counts no more than one page.
    costs: (search.viewer.memberId === null ? [] : near)
      .map(({ filter, count }) => ({ filter, num_results: count }))
      .toSorted((one, other) => other.num_results - one.num_results),
  };
}

async function findWider(db: AppContext['db'], { search, ids, limit }: Wanted): Promise<string[]> {
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
