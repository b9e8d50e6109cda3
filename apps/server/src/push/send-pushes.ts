import { quietUntil } from '@vela/domain/notifications';
import { pushTtlMs } from '@vela/domain/push';
import { addMs, MINUTE } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import type { PushResult } from '../core/push-port';
import { quietHoursOf } from '../notifications/find-notification-rules';
import { claimDue, type DueSubscription } from './claim-due';
import { pauseAfter } from './push-pace';

/** So many messages are sent in one run; the run of the next minute sends the others. */
const MOST_IN_A_RUN = 500;
/** A run that sends this many at once ends within its claim although no service answers. */
const AT_ONCE = 20;
const CLAIM_MS = 5 * MINUTE;

type Context = Pick<AppContext, 'db' | 'push' | 'clock' | 'log'>;

/**
 * Notifies the subscribed browsers that something happened to their member, and not what it was, which the site
 * says to who opens it. In a member's quiet hours it waits for their end, and
 * a push service stores nothing into them. Runs each minute, on several nodes at once, too; a
 * service that fails is asked ever more rarely.
 */
export async function sendPushes(context: Context): Promise<void> {
  const { db, push, clock } = context;
  if (push === null) return;
  const due = await claimDue(db, { now: clock.now(), limit: MOST_IN_A_RUN, claimMs: CLAIM_MS });
  const waiting = due.values();
  const work = async (): Promise<void> => {
    for (const one of waiting) {
      const now = clock.now();
      const quietHours = quietHoursOf(one);
      const until = quietUntil(now, quietHours);
      const ttlMs = pushTtlMs({ kinds: one.kinds, quietHours, now });
      if (until === null) await saveResult(context, one, await push.send(one.endpoint, { ttlMs }));
      else await postpone(context, one, until);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What is seen until then is no news any more. */
async function postpone({ db }: Context, due: DueSubscription, until: Date): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ next_at: until })
    .where('endpoint', '=', due.endpoint)
    .where('session_id', '=', due.session_id)
    .execute();
}

async function saveResult(
  { db, clock, log }: Context,
  due: DueSubscription,
  result: PushResult,
): Promise<void> {
  const failures = result === 'failed' ? due.failures + 1 : 0;
  if (result === 'failed') log.warn({ service: new URL(due.endpoint).host, failures }, 'push not taken');
  const pause = failures === 0 ? 0 : pauseAfter(failures);
  if (result === 'gone' || pause === null) {
    await db
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', due.endpoint)
      .where('session_id', '=', due.session_id)
      .execute();
    return;
  }
  await db
    .updateTable('push_subscriptions')
    .set({
      failures,
      next_at: addMs(clock.now(), pause),
      ...(result === 'sent' && { told_seq: due.head }),
    })
    .where('endpoint', '=', due.endpoint)
    .where('session_id', '=', due.session_id)
    .where('told_seq', '<', due.head)
    .execute();
}
