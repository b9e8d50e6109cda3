import type { Profile, ProfileCard } from '@vela/contract/entities/profile';
import { facesFirst, searchSlice, shownCount, similarLimit, widenSearch } from '@vela/domain/search';
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
