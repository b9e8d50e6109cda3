import { chooseIcebreakers } from '@vela/domain/chat';
import type { Language, Locale } from '@vela/domain/locale';
import type { Db } from '../db/database';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { i18nOf } from '../mails/mail-i18n';
import { presentProfiles } from '../profile/present-profiles';
import { viewerOf } from '../core/viewer';
import { consumeProfileLimit } from '../search/consume-profile-limit';
import { ICEBREAKER_TEXTS } from './icebreaker-texts';

/** Opening lines out of what both profiles show. */
export const listIcebreakers: Handler<'listIcebreakers'> = async (call) => {
  const { context, session, query, client } = call;
  const asked = { viewer: viewerOf(call), ids: [query.profile_id], extent: 'whole' } as const;
  const profiles = await presentProfiles(context, asked);
  const other = profiles.get(query.profile_id);
  if (!other) throw new Failure('not_found');
  // They show what the two have in common, as the profile does.
  await consumeProfileLimit(call, other);
  const own = await findOwn(context.db, session.memberId);
  const language = await languageFor(context.db, { own, otherId: other.id, locale: client.locale });
  const i18n = i18nOf(language);
  const values = { name: other.name, city: other.city ?? '' };
  const icebreakers = chooseIcebreakers(own, other).map((id) => ({
    id,
    text: i18n._({ ...ICEBREAKER_TEXTS[id], values }),
  }));
  return { result: { icebreakers, language } };
};

async function findOwn(db: Db, memberId: string) {
  const { city, ...own } = await db
    .selectFrom('profiles')
    .select(['interests', 'country', 'city', 'languages'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { ...own, city: city ?? undefined };
}

interface Asked {
  own: { languages: readonly Language[] | null };
  otherId: string;
  /** The language of the page. */
  locale: Locale;
}

/** The language of the member who will read the line, where the one who sends it speaks it. */
async function languageFor(db: Db, { own, otherId, locale }: Asked): Promise<Locale> {
  const { language } = await db
    .selectFrom('members')
    .select('language')
    .where('id', '=', otherId)
    .executeTakeFirstOrThrow();
  return own.languages?.includes(language) === true ? language : locale;
}
