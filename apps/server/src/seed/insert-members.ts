import { MAX_AGE_DELAY } from '@vela/domain/members';
import { SORT_KEYS } from '@vela/domain/search';
import { canonicalEmail, nameKey } from '@vela/domain/signup';
import { isShownToVisitors, needsSpecialCategories } from '@vela/domain/sites';
import { addMs, DAY, MINUTE } from '@vela/domain/time';
import type { Insertable } from 'kysely';
import type { Tx } from '../db/database';
import type {
  MembersTable,
  PhotosTable,
  ProfilesTable,
  StoredConsents,
  StoredNote,
} from '../db/member-tables';
import { placeColumns } from '../members/place-columns';
import type { Site } from '../core/site';
import type { DemoMember } from '@vela/demo/members/demo-members';
import { chanceOf } from '@vela/demo/random/chance';
import { PORTRAIT_SIZE, portraitText } from '@vela/demo/portraits/portrait';

interface Insertion {
  site: Site;
  members: readonly DemoMember[];
  passwordHash: string;
  now: Date;
}

/**
 * Inserts those who are missing, with profile, consents and photos, in a few statements, and gives them: of two nodes that
 * start together one inserts each.
 */
export async function insertMembers(
  tx: Tx,
  { site, members, passwordHash, now }: Insertion,
): Promise<DemoMember[]> {
  const rows = await tx
    .insertInto('members')
    .values(members.map((member) => memberRow(member, { site, passwordHash, now })))
    // Whichever constraint it meets: a member may have taken the name, or changed the address.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  const added = members.filter(({ id }) => ids.has(id));
  if (added.length === 0) return added;
  await tx
    .insertInto('profiles')
    .values(added.map((member) => profileRow(member, now)))
    .execute();
  await tx
    .insertInto('consent_changes')
    .values(added.map((member) => consentRow(member, { site, now })))
    .execute();
  const photos = added.flatMap((member) => photoRows(member, now));
  if (photos.length > 0) await tx.insertInto('photos').values(photos).execute();
  return added;
}

function memberRow(
  member: DemoMember,
  { site, passwordHash, now }: Omit<Insertion, 'members'>,
): Insertable<MembersTable> {
  const signupDate = signupDateOf(member, now);
  return {
    id: member.id,
    site_id: site.id,
    email: member.email,
    email_canonical: canonicalEmail(member.email) ?? member.email,
    name: member.name,
    name_key: nameKey(member.name),
    password_hash: passwordHash,
    status: member.erasedInDays === undefined ? 'active' : 'pending_deletion',
    erase_at: member.erasedInDays === undefined ? null : addMs(now, member.erasedInDays * DAY),
    notifications_disabled: member.mailsStopped === undefined ? [] : [member.mailsStopped],
    operator_role: member.operatorRole,
    language: member.language,
    paid_user: member.paidUser,
    // Who looks after the site looks for nobody, nor does who is there to show stopped mails.
    invisible: member.operatorRole !== null || member.mailsStopped !== undefined,
    shown_to_visitors: isShownToVisitors({ chosen: member.operatorRole === null }, site.settings),
    welcome_used: member.paidUser,
    consents: JSON.stringify(consentsOf(member, site)),
    signup_date: signupDate,
    activated_at: signupDate,
  };
}

function consentsOf({ intimateInterests = [] }: DemoMember, { settings }: Site): StoredConsents {
  return {
    terms_version: '2026-11-01',
    special_categories: needsSpecialCategories(settings.niche) || intimateInterests.length > 0,
  };
}

function profileRow(member: DemoMember, now: Date): Insertable<ProfilesTable> {
  const chance = chanceOf(`order/${member.id}`);
  return {
    member_id: member.id,
    status: 'active',
    gender: member.gender,
    gender_identity: member.genderIdentity ?? null,
    date_of_birth: member.dateOfBirth,
    country: member.country,
    region: member.region,
    city: member.city,
    about: member.about,
    about_language: member.language,
    notes: JSON.stringify(
      (member.notes ?? []).map((note): StoredNote => ({ ...note, language: member.language })),
    ),
    signup_reason: member.signupReason,
    signup_reason_language: member.language,
    looking_for: member.lookingFor ? [...member.lookingFor] : null,
    relationship_status: member.relationshipStatus,
    hair_color: member.hairColor,
    body_type: member.bodyType,
    eye_color: member.eyeColor,
    tattoos: member.tattoos,
    interests: [...member.interests],
    intimate_interests: member.intimateInterests ? [...member.intimateInterests] : null,
    photo_border: member.paidUser && chanceOf(`border/${member.id}`).next() < 0.5,
    languages: member.languages ? [...member.languages] : null,
    last_seen_at: addMs(now, -member.lastSeenMinutesAgo * MINUTE),
    // It is the same in every demo, so that its pictures stay the same.
    sort_key: Math.floor(chance.next() * SORT_KEYS),
    age_delay: Math.floor(chance.next() * (MAX_AGE_DELAY + 1)),
    ...placeColumns(member),
  };
}

function consentRow(member: DemoMember, { site, now }: { site: Site; now: Date }) {
  return {
    id: member.id,
    member_id: member.id,
    consents: JSON.stringify(consentsOf(member, site)),
    changed_at: signupDateOf(member, now),
  };
}

/** Rows without files: each picture is drawn when somebody asks for it, or in the background. */
function photoRows(member: DemoMember, now: Date): Insertable<PhotosTable>[] {
  return member.photos.map((photo, position) => ({
    id: photo.id,
    member_id: member.id,
    purpose: 'profile',
    status: 'active',
    private: photo.private,
    main: position === 0,
    position,
    portrait: portraitText(photo.portrait),
    width: PORTRAIT_SIZE.width,
    height: PORTRAIT_SIZE.height,
    created_at: signupDateOf(member, now),
  }));
}

function signupDateOf({ signedUpDaysAgo }: DemoMember, now: Date): Date {
  return addMs(now, -signedUpDaysAgo * DAY);
}
