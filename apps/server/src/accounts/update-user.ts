import { INTIMATE_INTERESTS } from '@vela/atlas/interests';
import { isLocale, type Locale } from '@vela/domain/locale';
import { profileStatusOf, type ProfileStatus } from '@vela/domain/members';
import { answersTakenBack } from '@vela/domain/profile';
import { isShownToVisitors } from '@vela/domain/sites';
import { findHeldSenders, releaseHeldFor } from '../chat/release-held-messages';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { StoredConsents } from '../db/member-tables';
import { setCookie } from '../core/cookies';
import { consumeLimit } from '../core/consume-limit';
import { Failure } from '../core/failure';
import type { BodyOf } from '@vela/contract/registry';
import type { Handler } from '../core/handler';
import { sql } from 'kysely';
import { appendEvents } from '../events/append-events';
import { getUserOf } from '../profile/get-user-of';
import { insertConsents } from '../members/insert-consents';
import { refreshListing } from '../members/refresh-listing';
import type { Site } from '../core/site';
import { transact } from '../db/transact';
import { lockActing } from '../members/lock-acting';
import { hideFromContacts, lockContacts, showToContacts } from './hidden-contacts';

/** Changes what is given and leaves the rest. A new language is also this browser's from now on. */
export const updateUser: Handler<'updateUser'> = async ({ context, site, body, session, client, now }) => {
  const language = languageOf(body);
  const { memberId } = session;
  requireShowing(site, body);
  if (body.consents) await consumeLimit(context, 'agreement', { site, address: client.address, session });
  if (body.hidden_contacts) await consumeLimit(context, 'block', { site, address: client.address, session });
  await transact(context.db, async (tx) => {
    const isShownAgain = body.invisible === false;
    if (body.hidden_contacts?.add) await lockContacts(context, tx, body.hidden_contacts.add);
    await lockActing(tx, session, isShownAgain ? await findHeldSenders(tx, memberId) : []);
    await updateMember(tx, { memberId, change: { ...sightOf(body), ...(language && { language }) } });
    if (body.consents) await updateConsents(context, tx, { memberId, site, change: body.consents, now });
    await refreshListing(tx, { memberId, site });
    if (body.hidden_contacts)
      await updateContacts(context, tx, { memberId, change: body.hidden_contacts, now });
    if (isShownAgain) await appendEvents(tx, await releaseHeldFor(tx, { memberId, now }));
  });
  const user = await getUserOf(context, { memberId, site, now });
  return { result: { user }, ...(language && { cookies: setCookie('locale', language) }) };
};

function languageOf({ language }: BodyOf<'updateUser'>): Locale | undefined {
  if (language === undefined || isLocale(language)) return language;
  throw new Failure('unknown_locale');
}

/**
 * A member can't choose to be shown to visitors where the site shows them nobody. Throws Failure
 * `forbidden`.
 */
function requireShowing(
  { settings }: Site,
  { shown_to_visitors: chosen = false }: BodyOf<'updateUser'>,
): void {
  if (chosen && !isShownToVisitors({ chosen }, settings)) throw new Failure('forbidden');
}

/** Who sees what of the member and writes to it, as far as it is to change. */
function sightOf({
  invisible,
  shown_to_visitors,
  read_receipts,
  may_write,
  hidden_words,
}: BodyOf<'updateUser'>) {
  return {
    ...(invisible !== undefined && { invisible }),
    ...(shown_to_visitors !== undefined && { shown_to_visitors }),
    ...(read_receipts !== undefined && { read_receipts }),
    ...(may_write !== undefined && { may_write }),
    ...(hidden_words !== undefined && { hidden_words }),
  };
}

interface ContactsChange {
  memberId: string;
  change: NonNullable<BodyOf<'updateUser'>['hidden_contacts']>;
  now: Date;
}

async function updateContacts(
  context: Pick<AppContext, 'fingerprint'>,
  tx: Tx,
  { memberId, change: { add = [], remove = [], clear }, now }: ContactsChange,
): Promise<void> {
  await showToContacts(context, tx, { memberId, hashes: clear === true ? null : remove });
  await hideFromContacts(context, tx, { memberId, hashes: add, now });
}

interface MemberChange {
  memberId: string;
  change: ReturnType<typeof sightOf> & { language?: Locale };
}

async function updateMember(tx: Tx, { memberId, change }: MemberChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('members').set(change).where('id', '=', memberId).execute();
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

/**
 * Without the consent of GDPR Article 9 sexuality, gender identity, intimate interests, also those one wishes for, and the gender
 * one wishes to meet aren't stored, and the profile may be shown to nobody.
 */
async function followConsent(tx: Tx, { memberId, profileStatus, consents }: Followed): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ status: profileStatus, ...answersTakenBack(consents) })
    .where('member_id', '=', memberId)
    .execute();
  if (consents.special_categories) return;
  await tx
    .updateTable('wishes')
    .set({ gender: null, interests: WITHOUT_INTIMATE })
    .where('member_id', '=', memberId)
    .execute();
}

/** The interests of a row of `wishes` but for the intimate ones, in their order. */
const WITHOUT_INTIMATE = sql<string[]>`array(
  select interest from unnest(wishes.interests) with ordinality as wished (interest, place)
  where interest <> all (${[...INTIMATE_INTERESTS]}::text[]) order by place
)`;
