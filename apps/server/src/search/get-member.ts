import { Failure } from '../http/failure';
import { requireKeepable } from '../http/keepable-text';
import type { Handler } from '../http/handler';
import { findBlock } from '../members/find-block';
import { presentProfiles, presentTeasers } from '../members/present-profiles';
import { viewerOf } from '../members/viewer';
import { requireVisitorSearch } from './require-visitor-search';

export const getMember: Handler<'getMember'> = async (call) => {
  const { context, query } = call;
  const viewer = viewerOf(call);
  requireVisitorSearch(viewer, query);
  requireKeepable(query.id);
  const asked = { viewer, ids: [query.id] };
  const shown =
    viewer.memberId === null
      ? await presentTeasers(context, asked)
      : await presentProfiles(context, { ...asked, photos: 'all' });
  const profile = shown.get(query.id);
  if (profile) return { result: { profile } };
  const block = await findBlock(context.db, { viewer, memberId: query.id });
  if (block) throw new Failure('blocked', { params: { name: block.name } });
  throw new Failure('not_found');
};
