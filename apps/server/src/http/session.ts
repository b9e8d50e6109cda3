import { createHash } from 'node:crypto';
import type { Locale } from '@vela/domain/locale';
import type { AppContext } from '../context';
import type { Db, Tx } from '../db/database';

/** The member behind a valid session cookie. */
export interface SessionMember {
  /** The session's own id, not its token. */
  id: string;
  memberId: string;
  siteId: string;
  status: 'not_confirmed' | 'active';
  premium: boolean;
  operator: boolean;
  language: Locale;
  expiresAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const SESSION_MS = 30 * DAY_MS;
/** A session in use is prolonged at most this often, so that a visit costs one write a day. */
const RENEWAL_MS = DAY_MS;

type Context = Pick<AppContext, 'db' | 'random'>;

/** Only the hash of a token is kept: whoever reads the table can't log in with it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The session of a cookie, on its own site and while it lasts. A member who is banned or leaving has none. */
export async function findSession(
  { db }: Pick<AppContext, 'db'>,
  { token, siteId, now }: { token: string; siteId: string; now: Date },
): Promise<SessionMember | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select([
      'sessions.id',
      'sessions.member_id',
      'sessions.site_id',
      'sessions.expires_at',
      'members.status',
      'members.paid_user',
      'members.operator_role',
      'members.language',
    ])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.site_id', '=', siteId)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row || row.status === 'banned' || row.status === 'pending_deletion') return null;
  return {
    id: row.id,
    memberId: row.member_id,
    siteId: row.site_id,
    status: row.status,
    premium: row.paid_user,
    operator: row.operator_role !== null,
    language: row.language,
    expiresAt: row.expires_at,
  };
}

/** Starts a session and gives the token for its cookie. */
export async function startSession(
  { db, random }: Context,
  { memberId, siteId, now }: { memberId: string; siteId: string; now: Date },
): Promise<string> {
  const token = random.token();
  await db
    .insertInto('sessions')
    .values({
      id: random.id(),
      token_hash: hashToken(token),
      member_id: memberId,
      site_id: siteId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
    })
    .execute();
  return token;
}

/** Prolongs a session that is in use; true when its cookie has to be set again. */
export async function renewSession(
  { db }: Pick<AppContext, 'db'>,
  { session, now }: { session: SessionMember; now: Date },
): Promise<boolean> {
  const fullLife = now.getTime() + SESSION_MS;
  if (fullLife - session.expiresAt.getTime() < RENEWAL_MS) return false;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: new Date(fullLife) })
    .where('id', '=', session.id)
    .execute();
  return true;
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
