import { BLOCKED_CONTACT_KEPT_DAYS } from '@vela/domain/safety';
import { addMs, DAY } from '@vela/domain/time';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../db/database';
import type { MessagesTable } from '../db/chat-tables';
import type { ProfilesTable } from '../db/member-tables';
import type { ReportsTable } from '../db/safety-tables';

/** The report stores this many messages on either side of the reported one. */
const AROUND = 5;

/** This many of the newest messages are stored if the report names none: what the reporter saw. */
const NEWEST = 50;

/**
 * The room for the newest messages, and for what the reported member wrote before, in bytes: a threat isn't hidden by harmless messages
 * that follow it, and a report takes no more room than that. Each takes some of it, however short.
 */
const ROOM = 200_000;
const ROOM_OF_ONE = 100;

const FACTS = [
  'gender',
  'gender_identity',
  'date_of_birth',
  'country',
  'region',
  'city',
  'about',
  'notes',
  'signup_reason',
  'looking_for',
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
  now: Date;
}

/**
 * Returns the profile of a reported member, and what it and the reporter wrote to each other, around what is reported or at last,
 * and what the reported member wrote in 90 days unless it is one message that is reported: the report
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

async function findTalk(tx: Tx, reported: Reported): Promise<Evidence['messages']> {
  const { reporterId } = reported;
  if (reporterId === null) return [];
  const asked = { ...reported, reporterId };
  const found =
    reported.subject.subject_kind === 'message'
      ? await findAround(tx, asked)
      : [...(await findNewest(tx, asked)), ...(await findWritten(tx, asked))];
  const bySeq = new Map(found.map(({ seq, ...message }) => [seq, message]));
  return [...bySeq].toSorted(([a], [b]) => a - b).map(([, message]) => message);
}

type Asked = Reported & { reporterId: string };

/** What arrived of either, deleted or not. */
function arrivedBetween(tx: Tx, { reporterId, memberId }: Asked) {
  return tx
    .selectFrom('messages')
    .innerJoin('conversation_members as own', 'own.conversation_id', 'messages.conversation_id')
    .select(MESSAGE_FACTS.map((column) => `messages.${column}` as const))
    .select('messages.seq')
    .where('own.member_id', '=', reporterId)
    .where('own.other_id', '=', memberId)
    .where('messages.type', '<>', 'system')
    .where('messages.held', '=', false);
}

/** The newest of both, as many as there is room for. */
function findNewest(tx: Tx, asked: Asked) {
  const arrived = arrivedBetween(tx, asked).select(roomOfNewer.as('room'));
  return tx
    .selectFrom(arrived.as('arrived'))
    .select([...MESSAGE_FACTS, 'seq'])
    .where('room', '<=', String(ROOM))
    .orderBy('seq', 'desc')
    .limit(NEWEST)
    .execute();
}

/** What a message takes together with those that are newer. */
const roomOfNewer = sql<string>`sum(
  coalesce(octet_length(messages.text), 0) + ${ROOM_OF_ONE}::integer
) over (order by messages.seq desc)`;

/** The reported message with some on either side. */
async function findAround(tx: Tx, asked: Asked) {
  const { subject } = asked;
  const arrived = arrivedBetween(tx, asked);
  const named = tx.selectFrom('messages').select('seq').where('id', '=', subject.subject_id);
  const before = arrived.where('messages.seq', '<', named).orderBy('messages.seq', 'desc').limit(AROUND);
  const rest = arrived
    .where('messages.seq', '>=', named)
    .orderBy('messages.seq')
    .limit(AROUND + 1);
  return [...(await before.execute()), ...(await rest.execute())];
}

/** What the reported member wrote, the newest first, as much as there is room for. */
async function findWritten(tx: Tx, asked: Asked) {
  const { memberId, now } = asked;
  const written = arrivedBetween(tx, asked)
    .select(roomOfNewer.as('room'))
    .where('messages.sender_id', '=', memberId)
    .where('messages.sent_at', '>', addMs(now, -BLOCKED_CONTACT_KEPT_DAYS * DAY));
  return tx
    .selectFrom(written.as('written'))
    .select([...MESSAGE_FACTS, 'seq'])
    .where('room', '<=', String(ROOM))
    .execute();
}
