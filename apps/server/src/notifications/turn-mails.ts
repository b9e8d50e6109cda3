import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { lockMemberIfThere } from '../members/lock-member';
import { savePreferences } from './save-preferences';
import { findUnsubscribing } from './unsubscribe-link';

/** The link is no log-in: it turns the mails of its own kind, and shows nothing else of the member. */
export const turnMails: Handler<'turnMails'> = async ({ context, site, body, now }) => {
  const { token, mail } = body;
  const found = await findUnsubscribing(context.db, { token, siteId: site.id, now });
  if (!found) throw new Failure('link_invalid');
  const { memberId, kind } = found;
  await transact(context.db, async (tx) => {
    if (!(await lockMemberIfThere(tx, memberId))) throw new Failure('link_invalid');
    await savePreferences(tx, { memberId, preferences: { [kind]: { mail } } });
    await appendEvents(tx, [{ memberId, name: 'user', data: {} }]);
  });
  return { result: { notification: kind, mail } };
};
