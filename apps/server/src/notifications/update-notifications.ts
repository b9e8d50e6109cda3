import { reasonsAfterPress } from '@vela/domain/notifications';
import type { AppContext } from '../core/context';
import type { Handler } from '../core/handler';
import type { Site } from '../core/site';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { checkMailQuota } from '../links/check-mail-quota';
import { queueLinkMail } from '../links/queue-link-mail';
import { lockMember, type LockedMember } from '../members/lock-member';
import { requireLiveSession } from '../sessions/sessions';
import { findNotificationRules } from './find-notification-rules';
import { presentNotifications } from './present-notifications';
import { savePreferences } from './save-preferences';

/** Changes what is given and leaves the rest; the member's other pages load it again. */
export const updateNotifications: Handler<'updateNotifications'> = async (call) => {
  const { context, site, session, body, now } = call;
  const { memberId } = session;
  const { preferences, quiet_hours: quietHours, mails = false } = body;
  const rules = await transact(context.db, async (tx) => {
    const member = await lockMember(tx, memberId);
    await requireLiveSession(tx, session);
    if (preferences !== undefined || quietHours !== undefined)
      await savePreferences(tx, { memberId, preferences, quietHours });
    if (quietHours !== undefined) await endWaiting(tx, { memberId, now });
    if (mails) await bringMailsBack(context, tx, { member, site, now });
    const found = await findNotificationRules(tx, memberId);
    await appendEvents(tx, [{ memberId, name: 'user', data: {} }]);
    return found;
  });
  return { result: presentNotifications(rules) };
};

/** What waited for the end of the quiet hours is looked at again: they may have ended with the change. */
async function endWaiting(tx: Tx, { memberId, now }: { memberId: string; now: Date }): Promise<void> {
  await tx
    .updateTable('push_subscriptions')
    .set({ next_at: now })
    .where('member_id', '=', memberId)
    .where('failures', '=', 0)
    .where('next_at', '>', now)
    .execute();
  await tx
    .updateTable('notification_mails')
    .set({ due_at: now })
    .where('member_id', '=', memberId)
    .where('due_at', '>', now)
    .execute();
}

interface Returning {
  member: LockedMember;
  site: Site;
  now: Date;
}

/** A press is enough where the member stopped them; an address whose mails came back has to show that it takes one. */
async function bringMailsBack(context: AppContext, tx: Tx, { member, site, now }: Returning): Promise<void> {
  const { disabled } = await findNotificationRules(tx, member.id);
  const left = reasonsAfterPress(disabled);
  await tx.updateTable('members').set({ notifications_disabled: left }).where('id', '=', member.id).execute();
  if (left.length === 0) return;
  const kind = 'address_check';
  await checkMailQuota(tx, { memberId: member.id, kind, site, now });
  await queueLinkMail(context, tx, {
    kind,
    memberId: member.id,
    siteId: member.siteId,
    to: member.email,
    locale: member.language,
    data: { email: member.email },
    now,
  });
}
