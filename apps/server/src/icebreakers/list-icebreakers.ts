import { chooseIcebreakers } from '@vela/domain/chat';
import type { Db } from '../db/database';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { i18nOf } from '../mails/mail-i18n';
import { presentProfiles } from '../profile/present-profiles';
import { viewerOf } from '../core/viewer';
import { consumeProfileLimit } from '../search/consume-profile-limit';
import { ICEBREAKER_TEXTS } from './icebreaker-texts';

/** Opening lines out of what both profiles show, in the language the member reads. */
export const listIcebreakers: Handler<'listIcebreakers'> = async (call) => {
  const { context, session, query, client } = call;
  const asked = { viewer: viewerOf(call), ids: [query.profile_id], extent: 'whole' } as const;
  const profiles = await presentProfiles(context, asked);
  const other = profiles.get(query.profile_id);
  if (!other) throw new Failure('not_found');
  // They show what the two have in common, as the profile does.
  await consumeProfileLimit(call, other);
  const own = await findOwn(context.db, session.memberId);
  const i18n = i18nOf(client.locale);
  const values = { name: other.name, city: other.city ?? '' };
  const icebreakers = chooseIcebreakers(own, other).map((id) => ({
    id,
    text: i18n._({ ...ICEBREAKER_TEXTS[id], values }),
  }));
  return { result: { icebreakers } };
};

async function findOwn(db: Db, memberId: string) {
  const { city, ...own } = await db
    .selectFrom('profiles')
    .select(['interests', 'country', 'city'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { ...own, city: city ?? undefined };
}
