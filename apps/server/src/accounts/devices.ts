import { DEVICES_MAX } from '@vela/domain/limits';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { setCookie, type CookieChange } from '../core/cookies';
import type { Client } from '../core/handler';
import { hashToken } from '../sessions/sessions';

const TOKEN = /^[\w-]{43}$/;

interface Device {
  memberId: string;
  client: Client;
}

interface NewDevice {
  memberId: string;
  token: string;
  now: Date;
}

/** Whether this browser logged in to the account before; it then has its own count of wrong passwords. */
export async function isKnownDevice(
  { db }: Pick<AppContext, 'db'>,
  { memberId, client }: { memberId: string | null; client: Client },
): Promise<boolean> {
  const token = tokenOf(client);
  if (token === null) return false;
  const row = await db
    .selectFrom('devices')
    .select('member_id')
    // Asked for an unknown account, too: the answer takes as long.
    .where('member_id', '=', memberId ?? '')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any browser logged in to the account before. */
export async function hasKnownDevice({ db }: Pick<AppContext, 'db'>, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores that this browser logged in to the account, and returns the cookie it is known by: a new one unless
 * the account knows it. A cookie that was there before may have been planted by somebody who knows its token,
 * too.
 */
export async function rememberDevice(
  context: Pick<AppContext, 'db' | 'random'>,
  { memberId, client, now }: Device & { now: Date },
): Promise<Record<string, CookieChange>> {
  const token = await deviceTokenFor(context, { memberId, client });
  await storeDevice(context, { memberId, token, now });
  return setCookie('device', token);
}

/**
 * The same where a session starts with a password: the browser is stored with the session or not at all, since another password
 * may be set meanwhile, which makes all browsers strangers.
 */
export async function rememberWithSession(
  context: Pick<AppContext, 'db' | 'random'>,
  { memberId, client, now }: Device & { now: Date },
): Promise<{ alongside: (tx: Tx) => Promise<void>; cookies: Record<string, CookieChange> }> {
  const token = await deviceTokenFor(context, { memberId, client });
  return {
    alongside: (tx) => storeDevice({ db: tx }, { memberId, token, now }),
    cookies: setCookie('device', token),
  };
}

/** The token that this browser is, or will be, known by to the account. */
async function deviceTokenFor(
  context: Pick<AppContext, 'db' | 'random'>,
  { memberId, client }: Device,
): Promise<string> {
  const known = (await isKnownDevice(context, { memberId, client })) ? tokenOf(client) : null;
  return known ?? context.random.token();
}

/** Makes a browser known to an account by a token that nobody had before. */
export async function storeDevice(
  { db }: { db: Db | Tx },
  { memberId, token, now }: NewDevice,
): Promise<void> {
  await db
    .insertInto('devices')
    .values({ member_id: memberId, token_hash: hashToken(token), last_login_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'token_hash']).doUpdateSet({ last_login_at: now }),
    )
    .execute();
  await deleteOldest(db, { memberId, except: hashToken(token) });
}

/** Makes every browser of an account a stranger to it but `except`, which isn't made known by that; null excepts none. */
export async function deleteDevices(
  tx: Tx,
  { memberId, except }: { memberId: string; except: Client | null },
): Promise<void> {
  const token = except && tokenOf(except);
  let query = tx.deleteFrom('devices').where('member_id', '=', memberId);
  if (token !== null) query = query.where('token_hash', '<>', hashToken(token));
  await query.execute();
}

/** The value of its cookie, which anyone can write. */
function tokenOf({ deviceToken }: Client): string | null {
  return deviceToken !== null && TOKEN.test(deviceToken) ? deviceToken : null;
}

async function deleteOldest(
  db: Db | Tx,
  { memberId, except }: { memberId: string; except: Buffer },
): Promise<void> {
  const oldest = db
    .selectFrom('devices')
    .select('token_hash')
    .where('member_id', '=', memberId)
    .where('token_hash', '<>', except)
    .orderBy('last_login_at', 'desc')
    .orderBy('token_hash')
    .offset(DEVICES_MAX - 1)
    // Two sessions that start at once may find the same ones.
    .forUpdate()
    .skipLocked();
  await db
    .deleteFrom('devices')
    .where('member_id', '=', memberId)
    .where('token_hash', 'in', oldest)
    .execute();
}
