import { isLocale, type Locale } from '@vela/domain/locale';
import { profileStatusOf, type ProfileStatus } from '@vela/domain/members';
import { answersTakenBack } from '@vela/domain/profile';
import type { AppContext } from '../context';
import type { Tx } from '../db/database';
import type { StoredConsents } from '../db/member-tables';
import { setCookie } from '../http/cookies';
import { Failure } from '../http/failure';
import type { BodyOf } from '@vela/contract/registry';
import type { Handler } from '../http/handler';
import { getUserOf } from '../members/get-user-of';
import { insertConsents } from '../members/insert-consents';
import { refreshListing } from '../members/refresh-listing';
import type { Site } from '../sites/sites';

/** Changes what is given and leaves the rest. A new language is also this browser's from now on. */
export const updateUser: Handler<'updateUser'> = async ({ context, site, body, session, now }) => {
  const language = languageOf(body);
  const { memberId } = session;
  await context.db.transaction().execute(async (tx) => {
    await updateMember(tx, { memberId, language, invisible: body.invisible });
    if (body.consents) await updateConsents(context, tx, { memberId, site, change: body.consents, now });
    await refreshListing(tx, { memberId, site });
  });
  const user = await getUserOf(context, { memberId, site, now });
  return { result: { user }, ...(language && { cookies: setCookie('locale', language) }) };
};

function languageOf({ language }: BodyOf<'updateUser'>): Locale | undefined {
  if (language === undefined || isLocale(language)) return language;
  throw new Failure('unknown_locale');
}

interface MemberChange {
  memberId: string;
  language: Locale | undefined;
  invisible: boolean | undefined;
}

async function updateMember(tx: Tx, { memberId, language, invisible }: MemberChange): Promise<void> {
  if (language === undefined && invisible === undefined) return;
  await tx
    .updateTable('members')
    .set({ ...(language !== undefined && { language }), ...(invisible !== undefined && { invisible }) })
    .where('id', '=', memberId)
    .execute();
}

interface ConsentChange {
  memberId: string;
  site: Site;
  change: NonNullable<BodyOf<'updateUser'>['consents']>;
  now: Date;
}

async function updateConsents(
  { random }: Pick<AppContext, 'random'>,
  tx: Tx,
  { memberId, site, change, now }: ConsentChange,
): Promise<void> {
  const member = await tx
    .selectFrom('members')
    .select(['status', 'consents'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const consents: StoredConsents = {
    terms_version: change.terms_version ?? member.consents.terms_version,
    special_categories: change.special_categories ?? member.consents.special_categories,
  };
  await tx
    .updateTable('members')
    .set({ consents: JSON.stringify(consents) })
    .where('id', '=', memberId)
    .execute();
  await insertConsents(tx, { id: random.id(), memberId, consents, now });
  const profileStatus = profileStatusOf({ status: member.status, consents }, site.settings);
  await followConsent(tx, { memberId, profileStatus, consents });
}

interface Followed {
  memberId: string;
  profileStatus: ProfileStatus;
  consents: StoredConsents;
}

/** Without the consent of GDPR Article 9 sexuality and gender identity aren't kept, and the profile may be shown to nobody. */
async function followConsent(tx: Tx, { memberId, profileStatus, consents }: Followed): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ status: profileStatus, ...answersTakenBack(consents) })
    .where('member_id', '=', memberId)
    .execute();
}
