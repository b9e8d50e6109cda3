import { REGIONS } from '@vela/atlas/regions';
import type { BodyOf } from '@vela/contract/registry';
import type { FieldError } from '@vela/domain/errors';
import type { Locale } from '@vela/domain/locale';
import {
  asksGenderIdentity,
  canCorrect,
  livingAfter,
  needsConsent,
  unofferedNotes,
  type LivingChange,
} from '@vela/domain/profile';
import { visibleFields } from '@vela/domain/members';
import { checkPlace } from '@vela/domain/regions';
import { ageRuleOf, checkDateOfBirth } from '@vela/domain/signup';
import type { Updateable } from 'kysely';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import type { ProfilesTable, StoredNote } from '../db/member-tables';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { requireLiveSession } from '../sessions/sessions';
import { placeColumns } from '../members/place-columns';
import type { Site } from '../core/site';
import { getOwnProfile } from './get-own-profile';

type Change = BodyOf<'updateProfile'>;
type Texts = Pick<Change, 'about' | 'reason' | 'notes'>;

export const updateProfile: Handler<'updateProfile'> = async ({ context, body, session, site, now }) => {
  const { memberId } = session;
  const fields = [
    ...ageErrors(body, { site, now }),
    ...checkPlace(
      { country: body.country, region: body.region },
      { countries: site.settings.countries, regions: REGIONS },
    ),
    ...nicheErrors(body, site),
    ...intimateErrors(body, site),
  ];
  if (fields.length > 0) throw new Failure('invalid_input', { fields });
  const { about, reason, notes, ...answers } = body;
  const texts = await textColumns(context, { about, reason, notes }, { writer: session.language });
  await transact(context.db, async (tx) => {
    await requireRights(tx, { memberId, change: body });
    await requireLiveSession(tx, session);
    await requireOfferedNotes(tx, { memberId, change: body, site });
    const columns = {
      ...(await columnsOf(tx, { memberId, change: answers })),
      ...texts,
      ...(await correctionOf(tx, { memberId, change: body, now })),
    };
    if (Object.keys(columns).length === 0) return;
    await tx.updateTable('profiles').set(columns).where('member_id', '=', memberId).execute();
  });
  return { result: { profile: await getOwnProfile(context, { memberId, site, now }) } };
};

function ageErrors({ date_of_birth: iso }: Change, { site, now }: { site: Site; now: Date }): FieldError[] {
  if (iso === undefined) return [];
  const problem = checkDateOfBirth(iso, ageRuleOf(site.settings, now));
  return problem ? [{ path: 'date_of_birth', ...problem }] : [];
}

/** A self-described gender identity is asked for and stored only on the sites that it is for. */
function nicheErrors({ gender_identity: identity }: Change, { settings }: Site): FieldError[] {
  return identity && !asksGenderIdentity(settings.niche)
    ? [{ path: 'gender_identity', code: 'invalid' }]
    : [];
}

/** Intimate interests are taken only on the sites that offer them. */
function intimateErrors({ intimate_interests: interests }: Change, { settings }: Site): FieldError[] {
  return interests && !visibleFields(settings).includes('intimate_interests')
    ? [{ path: 'intimate_interests', code: 'invalid' }]
    : [];
}

/** Throws `invalid_input` for a new note that the site doesn't offer. */
async function requireOfferedNotes(
  tx: Tx,
  { memberId, change: { notes }, site }: { memberId: string; change: Change; site: Site },
): Promise<void> {
  if (notes === undefined) return;
  const { notes: stored } = await tx
    .selectFrom('profiles')
    .select('notes')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const unoffered = unofferedNotes(notes, { stored, offered: site.settings.visible_profile_notes });
  if (unoffered.length === 0) return;
  const fields = notes.flatMap(({ name }, place): FieldError[] =>
    unoffered.includes(name) ? [{ path: `notes.${place}.name`, code: 'unknown_option' }] : [],
  );
  throw new Failure('invalid_input', { fields });
}

/**
 * Answers that reveal sexual life, orientation or gender identity are stored only with the consent of GDPR Article
 * 9; the row is locked, so a withdrawal at the same moment comes before or after, and nothing is left in
 * either case. The border around the main photo is for premium members.
 */
async function requireRights(
  tx: Tx,
  { memberId, change }: { memberId: string; change: Change },
): Promise<void> {
  const member = await tx
    .selectFrom('members')
    .select(['consents', 'paid_user'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  // It was erased since the request began.
  if (!member) throw new Failure('authentication_required');
  if (needsConsent(change) && !member.consents.special_categories) throw new Failure('consent_required');
  if (change.photo_border === true && !member.paid_user) throw new Failure('premium_required');
}

/** Notes that gender or date of birth were corrected; sent as they are, they are none. Throws `correction_over`. */
async function correctionOf(
  tx: Tx,
  { memberId, change, now }: { memberId: string; change: Change; now: Date },
): Promise<Updateable<ProfilesTable>> {
  if (change.gender === undefined && change.date_of_birth === undefined) return {};
  const row = await tx
    .selectFrom('profiles')
    .innerJoin('members', 'members.id', 'profiles.member_id')
    .select(['profiles.gender', 'profiles.date_of_birth', 'profiles.corrected_at'])
    .select(['members.signup_date', 'members.activated_at'])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { gender = row.gender, date_of_birth: dateOfBirth = row.date_of_birth } = change;
  if (gender === row.gender && dateOfBirth === row.date_of_birth) return {};
  const memberSince = row.activated_at ?? row.signup_date;
  if (!canCorrect({ memberSince, correctedAt: row.corrected_at, now })) throw new Failure('correction_over');
  return { corrected_at: now };
}

/** The texts of a profile, each with its language. */
async function textColumns(
  { textLanguages }: Pick<AppContext, 'textLanguages'>,
  { about, reason, notes }: Texts,
  { writer }: { writer: Locale },
): Promise<Updateable<ProfilesTable>> {
  const languageOf = async (text: string | null) =>
    text === null ? null : textLanguages.languageOf(text, { writer });
  return {
    ...(about !== undefined && { about, about_language: await languageOf(about) }),
    ...(reason !== undefined && { signup_reason: reason, signup_reason_language: await languageOf(reason) }),
    ...(notes !== undefined && {
      notes: JSON.stringify(
        await Promise.all(
          notes.map(async (note): Promise<StoredNote> => {
            const language = await languageOf(note.text);
            return { ...note, ...(language !== null && { language }) };
          }),
        ),
      ),
    }),
  };
}

async function columnsOf(
  tx: Tx,
  { memberId, change }: { memberId: string; change: Omit<Change, keyof Texts> },
): Promise<Updateable<ProfilesTable>> {
  const { country, region, city, ...others } = change;
  return {
    ...given(others),
    ...(await placeOf(tx, { memberId, place: { country, region, city } })),
  };
}

/** The keys that are there: `exactOptionalPropertyTypes` doesn't see through valibot's optional ones. */
function given<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

async function placeOf(
  tx: Tx,
  { memberId, place }: { memberId: string; place: LivingChange },
): Promise<Updateable<ProfilesTable>> {
  if (Object.values(place).every((value) => value === undefined)) return {};
  const old = await tx
    .selectFrom('profiles')
    .select(['country', 'region', 'city'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const living = livingAfter(old, place);
  return { ...living, ...placeColumns(living) };
}
