import type { Handler } from '../core/handler';

export const listSessions: Handler<'listSessions'> = async ({ context, session, now }) => {
  const rows = await context.db
    .selectFrom('sessions')
    .select(['id', 'device_kind', 'browser', 'system', 'country', 'created_at', 'last_seen_at'])
    .where('member_id', '=', session.memberId)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb('id', '=', session.id), 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    is_current: row.id === session.id,
    device: { kind: row.device_kind ?? 'desktop', browser: row.browser, system: row.system },
    country: row.country,
    started_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
  return { result: { sessions } };
};
