import type { Country, Locale } from '@vela/domain/locale';
import { isErasureDue } from '@vela/domain/limits';
import { addressErrorCode, CONFIRMATION, profileStatusOf } from '@vela/domain/members';
import { nameKey, normalizeName, canonicalEmail, type KnownFacts } from '@vela/domain/signup';
import type { Gender, LookingFor } from '@vela/domain/profile';
import { findReservedAddress } from '../accounts/reserved-address';
import { logConsent } from '../consent/log-consent';
import type { AppContext } from '../core/context';
import { addCredits } from '../credits/add-credits';
import type { Tx } from '../db/database';
import type { StoredConsents } from '../db/member-tables';
import { Failure } from '../core/failure';
import { queueLimitedLinkMail } from '../links/queue-link-mail';
import { insertConsents } from '../members/insert-consents';
import { placeColumns } from '../members/place-columns';
import { poolOf } from '../core/viewer';
import type { StoredWishes } from '../profile/stored-wishes';
import type { Site } from '../core/site';
import { holdSignupMessage } from './hold-signup-message';
import { findTakenNames } from './find-taken-names';

/** A sign-up that has passed every check that its own fields and the site's settings can answer. */
export interface NewMember {
  /** The address as typed. */
  email: string;
  name: string;
  passwordHash: string;
  dateOfBirth: string;
  gender: Gender;
  country: Country;
  region: string | null;
  city: string | null;
  /** What was answered about the person. */
  facts: KnownFacts;
  /** Who the member would like to meet; null for no wishes. */
  wishes: StoredWishes | null;
  lookingFor: readonly LookingFor[];
  /** What one says about oneself. */
  about: string | null;
  /** The member whose page led here, and what is written to that member. */
  signupMemberId: string | null;
  message: string | null;
  tracking: Readonly<Record<string, string | undefined>> | null;
  language: Locale;
  /** Whether people without an account may see it. */
  shownToVisitors: boolean;
  consents: StoredConsents;
}

export type Keys = { siteId: string; email: string; name: string };

/**
 * Makes the member, the profile and the activation mail's job in one transaction, so that a crash loses all or none.
 * null when somebody else was first with the address or the name, a moment ago or long since, or can take the address back.
 */
export async function createMember(
  context: AppContext,
  { site, now, ...member }: NewMember & { site: Site; now: Date },
  tx: Tx,
): Promise<string | null> {
  const keys = { siteId: site.id, email: canonicalOf(member.email), name: nameKey(member.name) };
  const id = await insertMember(tx, { id: context.random.id(), keys, member, now });
  if (id === null) return null;
  // Checked after the insert: a member who gave the address up a moment ago has committed by then.
  if (await findReservedAddress(tx, { ...keys, now })) {
    await tx.deleteFrom('members').where('id', '=', id).execute();
    return null;
  }
  await insertProfile(context, tx, { id, member, site, now });
  if (member.wishes !== null)
    await tx
      .insertInto('wishes')
      .values({ member_id: id, ...member.wishes, changed_at: now })
      .execute();
  await insertSignup(tx, { id, member });
  // Nothing is stored with an account whose yes isn't logged beside it.
  if (member.tracking !== null)
    await logConsent(context, tx, {
      siteId: site.id,
      memberId: id,
      tracking: true,
      language: member.language,
      now,
    });
  await insertConsents(tx, { id: context.random.id(), memberId: id, consents: member.consents, now });
  await grantCredits(tx, { memberId: id, credits: site.settings.signup_credits, now });
  const { message: text, signupMemberId: otherId } = member;
  if (text !== null && otherId !== null)
    await holdSignupMessage(context, tx, { memberId: id, otherId, text, writer: member.language, site, now });
  await queueLimitedLinkMail(context, tx, {
    kind: 'activation',
    memberId: id,
    site,
    to: member.email,
    locale: member.language,
    now,
  });
  return id;
}

/** Throws the Failure of an address or a name that is taken. The address comes first: its owner should log in instead. */
export async function throwIfTaken(
  context: Pick<AppContext, 'db' | 'jobs'>,
  { now, ...keys }: Keys & { now: Date },
): Promise<void> {
  const error = await findAddressError(context, { ...keys, now });
  if (error) throw new Failure(error, error === 'busy' ? { retryAfter: ERASED_WITHIN } : {});
  await throwIfNameTaken(context, keys);
}

/** Seconds within which an account is usually erased. */
const ERASED_WITHIN = 15;

/**
 * Returns the error of an address that has an account, or is reserved for one; null for a free one. An account whose time to come back
 * has ended is erased now, so that its address is free soon: `busy`.
 */
export async function findAddressError(
  { db, jobs }: Pick<AppContext, 'db' | 'jobs'>,
  { now, ...keys }: Pick<Keys, 'siteId' | 'email'> & { now: Date },
): Promise<'account_exists' | 'account_deleted' | 'busy' | null> {
  const owner = await db
    .selectFrom('members')
    .select(['id', 'status', 'erase_at as eraseAt'])
    .where('site_id', '=', keys.siteId)
    .where('email_canonical', '=', keys.email)
    .executeTakeFirst();
  if (owner && isErasureDue(owner, now)) {
    await jobs.add(db, 'account.erase', { memberId: owner.id });
    return 'busy';
  }
  if (owner) return addressErrorCode(owner.status);
  return (await findReservedAddress(db, { ...keys, now })) ? 'account_exists' : null;
}

/** Throws the Failure of a name that is taken. */
export async function throwIfNameTaken(
  context: Pick<AppContext, 'db'>,
  keys: Pick<Keys, 'siteId' | 'name'>,
): Promise<void> {
  const taken = await findTakenNames(context, { siteId: keys.siteId, names: [keys.name] });
  if (taken.size > 0) throw new Failure('invalid_input', { fields: [{ path: 'name', code: 'name_taken' }] });
}

export function canonicalOf(email: string): string {
  const canonical = canonicalEmail(email);
  if (canonical === null) throw new Error('A checked address has no canonical form');
  return canonical;
}

/** null when address or name is taken: of two at once the second waits for the first and then finds it there. */
async function insertMember(
  tx: Tx,
  { id, keys, member, now }: { id: string; keys: Keys; member: Omit<NewMember, 'site'>; now: Date },
): Promise<string | null> {
  const row = await tx
    .insertInto('members')
    .values({
      id,
      site_id: keys.siteId,
      email: member.email,
      email_canonical: keys.email,
      name: normalizeName(member.name),
      name_key: keys.name,
      password_hash: member.passwordHash,
      status: CONFIRMATION.from,
      operator_role: null,
      language: member.language,
      shown_to_visitors: member.shownToVisitors,
      consents: JSON.stringify(member.consents),
      signup_date: now,
      activated_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

interface NewProfile {
  id: string;
  member: NewMember;
  site: Site;
  now: Date;
}

async function insertProfile(
  { textLanguages }: Pick<AppContext, 'textLanguages'>,
  tx: Tx,
  { id, member, site, now }: NewProfile,
): Promise<void> {
  const { about, language: writer } = member;
  await tx
    .insertInto('profiles')
    .values({
      member_id: id,
      status: profileStatusOf({ status: CONFIRMATION.from, consents: member.consents }, site.settings),
      gender: member.gender,
      date_of_birth: member.dateOfBirth,
      country: member.country,
      region: member.region,
      city: member.city,
      ...member.facts,
      about,
      about_language: about === null ? null : await textLanguages.languageOf(about, { writer }),
      looking_for: member.lookingFor.length === 0 ? null : [...member.lookingFor],
      pool: poolOf(site),
      last_seen_at: now,
      ...placeColumns(member),
    })
    .execute();
}

async function insertSignup(tx: Tx, { id, member }: { id: string; member: NewMember }): Promise<void> {
  await tx
    .insertInto('signups')
    .values({
      member_id: id,
      signup_member_id: member.signupMemberId,
      tracking: member.tracking && JSON.stringify(member.tracking),
    })
    .execute();
}

async function grantCredits(
  tx: Tx,
  { memberId, credits, now }: { memberId: string; credits: number; now: Date },
): Promise<void> {
  if (credits === 0) return;
  await addCredits(tx, { memberId, amount: credits, kind: 'signup', paymentId: null, now });
}
