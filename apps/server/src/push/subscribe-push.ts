import { PUSH_SERVICES } from '@vela/atlas/push-services';
import { isPushEndpoint } from '@vela/domain/push';
import { sql } from 'kysely';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { lockLiveSession } from '../sessions/sessions';

/** What happened before it is no news. */
const headOf = (memberId: string) =>
  sql<number>`coalesce((select seq from member_event_heads where member_id = ${memberId}), 0)`;

export const subscribePush: Handler<'subscribePush'> = async ({ context, body, session, now }) => {
  const { id: sessionId, memberId } = session;
  // An address can be removed by a site, too, that sends no push messages any more.
  if (body.subscription === null) {
    await context.db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
    return { result: {} };
  }
  const { endpoint } = body.subscription;
  if (context.push === null || !isPushEndpoint(endpoint, PUSH_SERVICES))
    throw new Failure('invalid_subscription');
  await transact(context.db, async (tx) => {
    await lockLiveSession(tx, sessionId);
    // The same again, as each page may say it, changes nothing: what was not announced yet still will be.
    const same = await tx
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('endpoint', '=', endpoint)
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    if (same) return;
    await tx
      .deleteFrom('push_subscriptions')
      .where((row) => row.or([row('endpoint', '=', endpoint), row('session_id', '=', sessionId)]))
      .execute();
    await tx
      .insertInto('push_subscriptions')
      .values({
        endpoint,
        session_id: sessionId,
        member_id: memberId,
        told_seq: headOf(memberId),
        subscribed_at: now,
        next_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { result: {} };
};
