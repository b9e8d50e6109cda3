import type { ArchivedData } from '@vela/contract/entities/data-archive';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { securityKeyOf } from '../security/record-security-event';

type Security = ArchivedData['security'];

/** Where and how the member came in, without what would open the account: no tokens, hashes or keys. */
export async function findArchivedSecurity(
  context: Pick<AppContext, 'fingerprint'>,
  tx: Tx,
  memberId: string,
): Promise<Security> {
  return {
    sessions: await findSessions(tx, memberId),
    known_browsers: await findKnownBrowsers(tx, memberId),
    passkeys: await findPasskeys(tx, memberId),
    push: await findPush(tx, memberId),
    links: await findLinks(tx, memberId),
    events: await findEvents(context, tx, memberId),
  };
}

async function findSessions(tx: Tx, memberId: string): Promise<Security['sessions']> {
  const rows = await tx
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'device_kind', 'browser', 'system', 'country'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    started_at: row.created_at.toISOString(),
    last_used_at: row.last_seen_at.toISOString(),
    ends_at: row.expires_at.toISOString(),
    device: row.device_kind,
    browser: row.browser,
    system: row.system,
    country: row.country,
  }));
}

async function findKnownBrowsers(tx: Tx, memberId: string): Promise<Security['known_browsers']> {
  const rows = await tx
    .selectFrom('devices')
    .select('last_login_at')
    .where('member_id', '=', memberId)
    .orderBy('last_login_at', 'desc')
    .execute();
  return rows.map(({ last_login_at: at }) => at.toISOString());
}

async function findPasskeys(tx: Tx, memberId: string): Promise<Security['passkeys']> {
  const rows = await tx
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ name, created_at: addedAt, last_used_at: usedAt }) => ({
    name,
    added_at: addedAt.toISOString(),
    last_used_at: usedAt && usedAt.toISOString(),
  }));
}

async function findPush(tx: Tx, memberId: string): Promise<Security['push']> {
  const rows = await tx
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'subscribed_at'])
    .where('member_id', '=', memberId)
    .execute();
  // The rest of the address is what messages are sent by.
  return rows.map(({ endpoint, subscribed_at: since }) => ({
    service: new URL(endpoint).hostname,
    since: since.toISOString(),
  }));
}

async function findLinks(tx: Tx, memberId: string): Promise<Security['links']> {
  const rows = await tx
    .selectFrom('links')
    .select(['kind', 'created_at', 'expires_at', 'used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    made_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    used_at: row.used_at && row.used_at.toISOString(),
  }));
}

async function findEvents(
  context: Pick<AppContext, 'fingerprint'>,
  tx: Tx,
  memberId: string,
): Promise<Security['events']> {
  const rows = await tx
    .selectFrom('security_events')
    .select(['at', 'kind'])
    .where('member_key', '=', securityKeyOf(context, memberId))
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at, kind }) => ({ at: at.toISOString(), kind }));
}
