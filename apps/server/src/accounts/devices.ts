import type { AppContext } from '../context';
import { setCookie, type CookieChange } from '../http/cookies';
import type { Client } from '../http/handler';
import { hashToken } from '../http/session';

const TOKEN = /^[\w-]{43}$/;

interface Device {
  memberId: string;
  client: Client;
}

/** Whether this browser logged in to the account before; it then has its own count of wrong passwords. */
export async function isKnownDevice(
  { db }: Pick<AppContext, 'db'>,
  { memberId, client }: { memberId: string | null; client: Client },
): Promise<boolean> {
  if (client.deviceToken === null || !TOKEN.test(client.deviceToken)) return false;
  const row = await db
    .selectFrom('devices')
    .select('member_id')
    // Asked for an unknown account, too: the answer takes as long.
    .where('member_id', '=', memberId ?? '')
    .where('token_hash', '=', hashToken(client.deviceToken))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that this browser logged in to the account, and gives the cookie it is known by. */
export async function rememberDevice(
  { db, random }: Pick<AppContext, 'db' | 'random'>,
  { memberId, client, now }: Device & { now: Date },
): Promise<Record<string, CookieChange>> {
  const known = client.deviceToken !== null && TOKEN.test(client.deviceToken) ? client.deviceToken : null;
  const token = known ?? random.token();
  await db
    .insertInto('devices')
    .values({ member_id: memberId, token_hash: hashToken(token), last_login_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'token_hash']).doUpdateSet({ last_login_at: now }),
    )
    .execute();
  return setCookie('device', token);
}
