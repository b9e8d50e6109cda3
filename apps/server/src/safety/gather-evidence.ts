import type { Selectable } from 'kysely';
import type { Tx } from '../db/database';
import type { MessagesTable } from '../db/chat-tables';
import type { ProfilesTable } from '../db/member-tables';
import type { ReportsTable } from '../db/safety-tables';

/** The report stores this many messages on either side of the reported one. */
const AROUND = 5;

/** This many of the newest messages are stored if the report names none: what the reporter saw. */
const NEWEST = 50;

const FACTS = [
  'gender',
  'gender_identity',
  'date_of_birth',
  'country',
  'region',
  'city',
  'about',
  'signup_reason',
  'interests',
] as const satisfies readonly (keyof ProfilesTable)[];

const MESSAGE_FACTS = [
  'id',
  'sender_id',
  'type',
  'text',
  'photo_id',
  'gift_id',
  'sent_at',
] as const satisfies readonly (keyof MessagesTable)[];

type Facts = Pick<Selectable<ProfilesTable>, (typeof FACTS)[number]>;

/** What a report is about, as it was when it was made. */
export interface Evidence {
  profile: (Facts & { id: string; name: string; photo_ids: string[] }) | null;
  /** Oldest first. */
  messages: Pick<Selectable<MessagesTable>, (typeof MESSAGE_FACTS)[number]>[];
}

interface Reported {
  /** null for a visitor. */
  reporterId: string | null;
  /** Who is reported. */
  memberId: string;
  subject: Pick<ReportsTable, 'subject_kind' | 'subject_id'>;
}

/**
 * Returns the profile of a reported member, and what it and the reporter wrote to each other: the report
 * stores that, so that no later change, deletion or block removes it. It includes what either has deleted for
 * itself, and nothing that never arrived.
 */
export async function gatherEvidence(tx: Tx, reported: Reported): Promise<Evidence> {
  return { profile: await findProfile(tx, reported), messages: await findTalk(tx, reported) };
}

/** The photos that evidence names, those of the profile and of messages. */
export function photosOf({ profile, messages }: Evidence): string[] {
  const sent = messages.flatMap(({ photo_id: id }) => (id === null ? [] : [id]));
  return [...new Set([...(profile?.photo_ids ?? []), ...sent])];
}

async function findProfile(tx: Tx, { memberId }: Reported): Promise<Evidence['profile']> {
  const row = await tx
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['members.id', 'members.name'])
    .select(FACTS.map((column) => `profiles.${column}` as const))
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  if (!row) return null;
  const photos = await tx
    .selectFrom('photos')
    .select('id')
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'profile')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { ...row, photo_ids: photos.map(({ id }) => id) };
}

async function findTalk(tx: Tx, { reporterId, memberId, subject }: Reported): Promise<Evidence['messages']> {
  if (reporterId === null) return [];
  const arrived = tx
    .selectFrom('messages')
    .innerJoin('conversation_members as own', 'own.conversation_id', 'messages.conversation_id')
    .select(MESSAGE_FACTS.map((column) => `messages.${column}` as const))
    .where('own.member_id', '=', reporterId)
    .where('own.other_id', '=', memberId)
    .where('messages.type', '<>', 'system')
    .where('messages.held', '=', false);
  if (subject.subject_kind !== 'message') {
    const newest = await arrived.orderBy('messages.seq', 'desc').limit(NEWEST).execute();
    return newest.toReversed();
  }
  const named = tx.selectFrom('messages').select('seq').where('id', '=', subject.subject_id);
  const [before, rest] = await Promise.all([
    arrived.where('messages.seq', '<', named).orderBy('messages.seq', 'desc').limit(AROUND).execute(),
    arrived
      .where('messages.seq', '>=', named)
      .orderBy('messages.seq')
      .limit(AROUND + 1)
      .execute(),
  ]);
  return [...before.toReversed(), ...rest];
}
