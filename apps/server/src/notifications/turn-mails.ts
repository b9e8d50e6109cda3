import { isLoggedInStatus } from '@vela/domain/members';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { lockMemberIfThere } from '../members/lock-member';
import { findNotificationRules } from './find-notification-rules';
import { savePreferences } from './save-preferences';
import { findUnsubscribing } from './unsubscribe-link';

/** The link is no log-in: it turns the mails of its own kind, and shows nothing else of the member. */
export const turnMails: Handler<'turnMails'> = async ({ context, site, body, now }) => {
  const { token, mail } = body;
  const found = await findUnsubscribing(context.db, { token, siteId: site.id, now });
  if (!found) throw new Failure('link_invalid');
  const { memberId, kind } = found;
  await transact(context.db, async (tx) => {
    const member = await lockMemberIfThere(tx, memberId);
    // It says nothing of an account that is deleted or closed, not even that it is there.
    if (!member || !isLoggedInStatus(member.status)) throw new Failure('link_invalid');
    const { preferences } = await findNotificationRules(tx, memberId);
    if (preferences[kind].mail === mail) return;
    await savePreferences(tx, { memberId, preferences: { [kind]: { mail } } });
    await appendEvents(tx, [{ memberId, name: 'user', data: {} }]);
  });
  return { result: { notification: kind, mail } };
};
