import { hash } from 'node:crypto';
import type { Device } from '@vela/contract/entities/session';
import { renewedUntil, SESSIONS_MAX, sessionUntil } from '@vela/domain/limits';
import { awaitsConfirmation, isLoggedInStatus, LOGGED_IN_STATUSES } from '@vela/domain/members';
import type { Selectable } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { prepare, type Given } from '../db/prepare';
import type { SessionsTable } from '../db/access-tables';
import type { MembersTable } from '../db/member-tables';
import { Failure } from '../core/failure';
import type { SessionCookie, SessionMember } from '../core/session-member';

type Context = Pick<AppContext, 'db' | 'random'>;

/** Only the hash of a token is stored, so reading the table is not enough to log in. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

type SessionRow = Pick<
  Selectable<SessionsTable>,
  'id' | 'member_id' | 'site_id' | 'created_at' | 'expires_at' | 'last_seen_at'
> &
  Pick<Selectable<MembersTable>, 'status' | 'paid_user' | 'operator_role' | 'language'>;

function sessionsAt(db: Db | Tx, now: Given<{ now: Date }>['now']) {
  return db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select([
      'sessions.id',
      'sessions.member_id',
      'sessions.site_id',
      'sessions.created_at',
      'sessions.expires_at',
      'sessions.last_seen_at',
      'members.status',
      'members.paid_user',
      'members.operator_role',
      'members.language',
    ])
    .where('sessions.expires_at', '>', now);
}

const rowsByToken = prepare<{ tokenHash: Buffer; siteId: string; now: Date }, SessionRow>(
  (db, { tokenHash, siteId, now }) =>
    sessionsAt(db, now)
      .where('sessions.token_hash', '=', tokenHash)
      .where('sessions.site_id', '=', siteId)
      .compile(),
);

const rowsById = prepare<{ id: string; now: Date }, SessionRow>((db, { id, now }) =>
  sessionsAt(db, now).where('sessions.id', '=', id).compile(),
);

/** The session of a cookie, on its own site and while it lasts. A member who is banned or leaving has none. */
export async function findSession(
  { db }: Pick<AppContext, 'db'>,
  { token, siteId, now }: { token: string; siteId: string; now: Date },
): Promise<SessionMember | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [row] = await rowsByToken(db, { tokenHash: hashToken(token), siteId, now });
  return row ? memberOf(row) : null;
}

/** A session that was found before, as it is by now; null where it has ended. A new token leaves it the same. */
export async function findSessionAgain(
  { db }: Pick<AppContext, 'db'>,
  { id, now }: { id: string; now: Date },
): Promise<SessionMember | null> {
  const [row] = await rowsById(db, { id, now });
  return row ? memberOf(row) : null;
}

function memberOf(row: SessionRow): SessionMember | null {
  const { status } = row;
  if (!isLoggedInStatus(status)) return null;
  return {
    id: row.id,
    memberId: row.member_id,
    siteId: row.site_id,
    status,
    premium: row.paid_user,
    operator: row.operator_role !== null,
    language: row.language,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    startedAt: row.created_at,
  };
}

interface NewSession {
  memberId: string;
  /** The hash of the password that the member logged in with. */
  passwordHash?: string;
  /** What is stored together with it. */
  alongside?: (tx: Tx) => Promise<void>;
  siteId: string;
  /** What it runs on, and the country of its address. */
  device: Device;
  country: string | null;
  now: Date;
}

/**
 * Starts a session and returns the value of its cookie; null when the member may not have one any more. The
 * row is locked while it is read: a new password, a ban or a deletion ends the sessions there are, and a
 * session that was about to start with the old password must not come after that.
 */
export async function startSession(
  { db, random }: Context,
  { memberId, passwordHash, alongside, siteId, device, country, now }: NewSession,
): Promise<SessionCookie | null> {
  return db.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('members')
      .select(['password_hash', 'operator_role'])
      .where('id', '=', memberId)
      .where('status', 'in', LOGGED_IN_STATUSES)
      .forShare()
      .executeTakeFirst();
    if (!member || member.password_hash !== (passwordHash ?? member.password_hash)) return null;
    const token = random.token();
    const id = random.id();
    const expiresAt = sessionUntil({ startedAt: now, isOperator: member.operator_role !== null }, now);
    await tx
      .insertInto('sessions')
      .values({
        id,
        token_hash: hashToken(token),
        member_id: memberId,
        site_id: siteId,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
        device_kind: device.kind,
        browser: device.browser,
        system: device.system,
        country,
      })
      .execute();
    await endOldest(tx, { memberId, except: id });
    await alongside?.(tx);
    return { token, expiresAt };
  });
}

async function endOldest(tx: Tx, { memberId, except }: { memberId: string; except: string }): Promise<void> {
  const oldest = tx
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '<>', except)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .offset(SESSIONS_MAX - 1)
    // Two sessions that start at once may find the same ones.
    .forUpdate()
    .skipLocked();
  await tx.deleteFrom('sessions').where('id', 'in', oldest).execute();
}

/** Prolongs a session that is in use, and gives until when; null while its cookie may stay as it is. */
export async function renewSession(
  { db }: Pick<AppContext, 'db'>,
  { session, now }: { session: SessionMember; now: Date },
): Promise<Date | null> {
  const { startedAt, expiresAt: before, operator: isOperator } = session;
  const expiresAt = renewedUntil({ startedAt, expiresAt: before, isOperator }, now);
  if (expiresAt === null) return null;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id', '=', session.id)
    .execute();
  return expiresAt;
}

/**
 * Gives a session another token, so that the old one stops working; null if the session has ended, or if its
 * member may not have one any more.
 */
export async function changeToken({ db, random }: Context, sessionId: string): Promise<string | null> {
  const token = random.token();
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .from('members')
    .set({ token_hash: hashToken(token) })
    .where('sessions.id', '=', sessionId)
    .whereRef('members.id', '=', 'sessions.member_id')
    .where('members.status', 'in', LOGGED_IN_STATUSES)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
}

/**
 * Throws Failure `authentication_required` where the session of a member whose address waited to be confirmed has ended
 * since the request began: the account may be somebody else's by now, and nothing is written in that one's name. The member
 * is locked, as by everyone who ends sessions; a confirmed one's session isn't asked for.
 */
export async function requireLiveSession(
  tx: Tx,
  { id, status }: Pick<SessionMember, 'id' | 'status'>,
): Promise<void> {
  if (!awaitsConfirmation(status)) return;
  const row = await tx.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('authentication_required');
}

/**
 * Locks a session, for what belongs to it alone: it can't end before the transaction does. Throws Failure
 * `authentication_required` where it has ended.
 */
export async function lockLiveSession(tx: Tx, sessionId: string): Promise<void> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new Failure('authentication_required');
}

/**
 * The member of a session, for what names its author and outlives the account; null where the session or the account has ended
 * since the request began. The member is held, so that an erasure comes before, or finds what is stored.
 */
export async function lockAuthor(
  tx: Tx,
  session: Pick<SessionMember, 'id' | 'memberId'> | null,
): Promise<string | null> {
  if (!session) return null;
  await tx.selectFrom('members').select('id').where('id', '=', session.memberId).forKeyShare().execute();
  const row = await tx
    .selectFrom('sessions')
    .select('member_id')
    .where('id', '=', session.id)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

export async function endSession({ db }: Pick<AppContext, 'db'>, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends every session of a member, as a new password does; `except` stays. */
export async function endSessionsOf(
  db: Db | Tx,
  { memberId, except }: { memberId: string; except?: string },
): Promise<void> {
  let query = db.deleteFrom('sessions').where('member_id', '=', memberId);
  if (except !== undefined) query = query.where('id', '<>', except);
  await query.execute();
}
