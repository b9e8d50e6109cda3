import { consumeLimit } from '../core/consume-limit';
import type { Handler } from '../core/handler';
import { presentProfiles, presentProfileCards } from '../profile/present-profiles';
import { throwNotVisible } from '../members/throw-not-visible';
import { viewerOf } from '../core/viewer';
import { requireVisitorSearch } from './require-visitor-search';
import { consumeProfileLimit } from './consume-profile-limit';

export const getMember: Handler<'getMember'> = async (call) => {
  const { context, query } = call;
  const viewer = viewerOf(call);
  requireVisitorSearch(viewer, query);
  const { session, client, site } = call;
  if (session === null) await consumeLimit(context, 'teaser', { site, address: client.address, session });
  const asked = { viewer, ids: [query.id] };
  const shown =
    viewer.memberId === null
      ? await presentProfileCards(context, asked)
      : await presentProfiles(context, { ...asked, extent: 'whole' });
  const profile = shown.get(query.id);
  if (profile && 'photos' in profile) await consumeProfileLimit(call, profile);
  return profile ? { result: { profile } } : throwNotVisible(context.db, { viewer, memberId: query.id });
};
