import { SWIPE_DECK, SWIPE_PAUSE_MS } from '@vela/domain/likes';
import { addMs } from '@vela/domain/time';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import type { Db } from '../db/database';
import { presentProfiles } from '../profile/present-profiles';
import { countSearch } from '../search/count-search';
import { askedFilters } from '../search/asked-filters';
import { findMembers } from '../search/find-members';
import type { MemberSearch } from '../search/fits-search';
import { likesLeft } from './likes-left';

export const getSwipe: Handler<'getSwipe'> = async (call) => {
  const { context, session, query, site, now } = call;
  const viewer = { ...viewerOf(call), memberId: session.memberId };
  const asked = await askedFilters(context.db, { viewer, query });
  await countSearch(call);
  const unchosenBy = { memberId: session.memberId, since: addMs(now, -SWIPE_PAUSE_MS) };
  const { likedIds, ...left } = await likesLeft(context.db, viewer);
  const ids = await findNext(context.db, { viewer, ...asked, unchosenBy });
  const profiles = await presentProfiles(context, { viewer, ids, invisible: 'hidden' });
  const liked = await presentProfiles(context, { viewer, ids: likedIds });
  return {
    result: {
      profiles: ids.flatMap((id) => profiles.get(id) ?? []),
      liked: likedIds.flatMap((id) => liked.get(id) ?? []),
      likes_a_day: site.settings.swipe_likes,
      ...left,
    },
  };
};

/** Those with a photo first: a choice without a face says little. */
async function findNext(db: Db, search: MemberSearch): Promise<string[]> {
  const { filters } = search;
  const faces = await findMembers(
    db,
    { ...search, filters: { ...filters, photo: true } },
    { limit: SWIPE_DECK },
  );
  const limit = SWIPE_DECK - faces.ids.length;
  if (limit === 0 || filters.photo === true) return faces.ids;
  const others = await findMembers(db, { ...search, except: faces.ids }, { limit });
  return [...faces.ids, ...others.ids];
}
