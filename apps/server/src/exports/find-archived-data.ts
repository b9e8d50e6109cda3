import { DATA_ARCHIVE_VERSION, type ArchivedData } from '@vela/contract/entities/data-archive';
import type { Locale } from '@vela/domain/locale';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Site } from '../core/site';
import { poolOf } from '../core/viewer';
import type { Tx } from '../db/database';
import { visibleTo } from '../members/visible-to';
import { findNotificationRules } from '../notifications/find-notification-rules';
import { findArchivedMoney } from './find-archived-money';
import { findArchivedSecurity } from './find-archived-security';

/** A photo of the member, with the width of its largest file. */
export interface ArchivedPhoto {
  id: string;
  width: number;
}

interface Asked {
  memberId: string;
  site: Site;
  now: Date;
}

interface Found {
  data: ArchivedData;
  /** The member's language. */
  locale: Locale;
  /** Those whose files are in the storage. */
  photos: ArchivedPhoto[];
}

/** All that is stored about a member but its conversations, as it is at one moment. Throws where the member is gone. */
export async function findArchivedData(
  context: Pick<AppContext, 'db' | 'fingerprint'>,
  asked: Asked,
): Promise<Found> {
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => findAll(context, tx, asked));
}

async function findAll(
  context: Pick<AppContext, 'fingerprint'>,
  tx: Tx,
  { memberId, site, now }: Asked,
): Promise<Found> {
  const { account, profile, locale } = await findMember(tx, memberId);
  const { listed, photos } = await findPhotos(tx, memberId);
  const viewer = { memberId, pool: poolOf(site) };
  const data: ArchivedData = {
    version: DATA_ARCHIVE_VERSION,
    site: { name: site.name, url: site.url },
    made_at: now.toISOString(),
    account,
    profile,
    wishes: await findWishes(tx, memberId),
    photos: listed,
    photo_access: {
      given: await findOthers(tx, { viewer, of: 'access given' }),
      received: await findOthers(tx, { viewer, of: 'access received' }),
    },
    likes: {
      given: await findOthers(tx, { viewer, of: 'likes given' }),
      received: await findOthers(tx, { viewer, of: 'likes received' }),
      passed: await findOthers(tx, { viewer, of: 'passes' }),
    },
    blocks: await findBlocks(tx, viewer),
    reports: await findReports(tx, memberId),
    complaints: await findComplaints(tx, memberId),
    money: await findArchivedMoney(tx, memberId),
    security: await findArchivedSecurity(context, tx, memberId),
    notifications: await findNotifications(tx, memberId),
    consents: await findConsents(tx, memberId),
    privacy_choices: await findPrivacyChoices(tx, memberId),
  };
  return { data, locale, photos };
}

async function findMember(
  tx: Tx,
  memberId: string,
): Promise<Pick<ArchivedData, 'account' | 'profile'> & { locale: Locale }> {
  const row = await tx
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .leftJoin('signups', 'signups.member_id', 'members.id')
    .selectAll('members')
    .selectAll('profiles')
    .select(['members.status as member_status', 'profiles.status as profile_status'])
    .select(['signups.signup_member_id', 'signups.tracking'])
    .select(
      sql<number>`(select count(*)::integer from hidden_contacts where member_id = members.id)`.as(
        'num_hidden_contacts',
      ),
    )
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    locale: row.language,
    account: {
      id: memberId,
      email: row.email,
      name: row.name,
      status: row.member_status,
      language: row.language,
      signed_up_at: row.signup_date.toISOString(),
      confirmed_at: textOf(row.activated_at),
      address_confirmed_at: textOf(row.address_confirmed_at),
      premium: row.paid_user,
      invisible: row.invisible,
      shown_to_visitors: row.shown_to_visitors,
      read_receipts: row.read_receipts,
      may_write: row.may_write,
      hidden_words: row.hidden_words,
      num_hidden_contacts: row.num_hidden_contacts,
      operator_role: row.operator_role,
      signup: { member_id: row.signup_member_id, tracking: trackingOf(row.tracking) },
    },
    profile: {
      status: row.profile_status,
      fictional: row.fictional,
      gender: row.gender,
      gender_identity: row.gender_identity,
      sexuality: row.sexuality,
      date_of_birth: row.date_of_birth,
      corrected_at: textOf(row.corrected_at),
      country: row.country,
      region: row.region,
      city: row.city,
      coordinates: row.lat === null || row.lon === null ? null : { latitude: row.lat, longitude: row.lon },
      about: row.about,
      about_language: row.about_language,
      notes: row.notes,
      reason: row.signup_reason,
      reason_language: row.signup_reason_language,
      looking_for: row.looking_for ?? [],
      relationship_status: row.relationship_status,
      hair_color: row.hair_color,
      body_type: row.body_type,
      eye_color: row.eye_color,
      tattoos: row.tattoos,
      interests: row.interests,
      intimate_interests: row.intimate_interests ?? [],
      photo_border: row.photo_border,
      languages: row.languages ?? [],
      last_seen_at: row.last_seen_at.toISOString(),
    },
  };
}

async function findWishes(tx: Tx, memberId: string): Promise<ArchivedData['wishes']> {
  const row = await tx.selectFrom('wishes').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  if (!row) return null;
  const { member_id: _, changed_at: changedAt, ...wishes } = row;
  return { ...wishes, changed_at: changedAt.toISOString() };
}

function trackingOf(tracking: unknown): Record<string, string> {
  if (typeof tracking !== 'object' || tracking === null) return {};
  return Object.fromEntries(Object.entries(tracking).map(([name, value]) => [name, String(value)]));
}

async function findPhotos(
  tx: Tx,
  memberId: string,
): Promise<{ listed: ArchivedData['photos']; photos: ArchivedPhoto[] }> {
  const rows = await tx
    .selectFrom('photos')
    .select(['id', 'purpose', 'status', 'private', 'main', 'created_at', 'ready', 'width'])
    .where('member_id', '=', memberId)
    .orderBy('purpose', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    photos: rows.filter(({ ready }) => ready).map(({ id, width }) => ({ id, width })),
    listed: rows.map(({ id, purpose, status, private: isPrivate, main, created_at: addedAt }) => ({
      id,
      file: null,
      purpose,
      status,
      private: isPrivate,
      main,
      added_at: addedAt.toISOString(),
    })),
  };
}

/** What joins two members, by the table and its columns: the member's own first, then when it was. */
const LINKS = {
  'access given': ['photo_access', 'owner_id', 'viewer_id', 'granted_at'],
  'access received': ['photo_access', 'viewer_id', 'owner_id', 'granted_at'],
  'likes given': ['likes', 'member_id', 'liked_id', 'liked_at'],
  'likes received': ['likes', 'liked_id', 'member_id', 'liked_at'],
  // Those of the likes that were given in the swipe game are among the likes.
  passes: ['swipes', 'member_id', 'swiped_id', 'swiped_at', sql`joined.choice = 'pass'`],
} as const;

/** Others by something that joins them with the member; those alone that show themselves to it. */
async function findOthers(
  tx: Tx,
  { viewer, of }: { viewer: { memberId: string; pool: string }; of: keyof typeof LINKS },
): Promise<ArchivedData['blocks']> {
  const [table, own, other, at, isMeant = sql`true`] = LINKS[of];
  const { rows } = await sql<{ id: string; name: string; at: Date }>`
    select members.id, members.name, ${sql.ref(`joined.${at}`)} as at
    from ${sql.table(table)} joined
    join members on members.id = ${sql.ref(`joined.${other}`)}
    join profiles on profiles.member_id = members.id
    where ${sql.ref(`joined.${own}`)} = ${viewer.memberId} and ${isMeant} and ${visibleTo(viewer)}
    order by ${sql.ref(`joined.${at}`)} desc, members.id`.execute(tx);
  return rows.map(otherOf);
}

/** Those that the settings list: a block that came back with an address may name an account that the member doesn't know of. */
async function findBlocks(
  tx: Tx,
  { memberId, pool }: { memberId: string; pool: string },
): Promise<ArchivedData['blocks']> {
  const rows = await tx
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocks.blocked_id')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['members.id', 'members.name', 'blocks.blocked_at as at'])
    .where('blocks.blocker_id', '=', memberId)
    .where('blocks.restored', '=', false)
    .where('profiles.pool', '=', pool)
    .orderBy('blocks.blocked_at', 'desc')
    .orderBy('members.id')
    .execute();
  return rows.map(otherOf);
}

function otherOf({ id, name, at }: { id: string; name: string; at: Date }): ArchivedData['blocks'][number] {
  return { profile_id: id, name, at: at.toISOString() };
}

/** What the member reported, and not what others said of it: that would name them. */
async function findReports(tx: Tx, memberId: string): Promise<ArchivedData['reports']> {
  const rows = await tx
    .selectFrom('reports')
    .select(['reference', 'created_at', 'subject_kind', 'reason', 'text', 'outcome', 'decided_at'])
    .where('reporter_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at: at, subject_kind: about, decided_at: decidedAt, ...report }) => ({
    ...report,
    about,
    at: at.toISOString(),
    decided_at: decidedAt && decidedAt.toISOString(),
  }));
}

async function findComplaints(tx: Tx, memberId: string): Promise<ArchivedData['complaints']> {
  const rows = await tx
    .selectFrom('complaints')
    .select(['reference', 'created_at', 'email', 'name', 'category', 'subject', 'text', 'url'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at: at, url: page, ...complaint }) => ({
    ...complaint,
    page,
    at: at.toISOString(),
  }));
}

async function findNotifications(tx: Tx, memberId: string): Promise<ArchivedData['notifications']> {
  const { preferences, quietHours, disabled } = await findNotificationRules(tx, memberId);
  const mails = await tx
    .selectFrom('sent_mails')
    .select(['kind', 'sent_at', 'outcome'])
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .execute();
  return {
    preferences,
    quiet_hours: quietHours,
    mails_stopped: [...disabled],
    mails: mails.map(({ sent_at: at, ...mail }) => ({ ...mail, sent_at: at.toISOString() })),
  };
}

async function findConsents(tx: Tx, memberId: string): Promise<ArchivedData['consents']> {
  const rows = await tx
    .selectFrom('consent_changes')
    .select(['consents', 'changed_at'])
    .where('member_id', '=', memberId)
    .orderBy('changed_at', 'desc')
    .execute();
  return rows.map(({ consents, changed_at: at }) => ({
    at: at.toISOString(),
    terms_version: consents.terms_version,
    special_categories: consents.special_categories,
  }));
}

async function findPrivacyChoices(tx: Tx, memberId: string): Promise<ArchivedData['privacy_choices']> {
  const rows = await tx
    .selectFrom('consent_answers')
    .select(['answered_at', 'tracking', 'language'])
    .where('member_id', '=', memberId)
    .orderBy('answered_at', 'desc')
    .execute();
  return rows.map(({ answered_at: at, ...answer }) => ({ ...answer, at: at.toISOString() }));
}

function textOf(time: Date | null): string | null {
  return time && time.toISOString();
}
