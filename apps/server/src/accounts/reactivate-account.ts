import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { consumeLink } from '../links/links';
import { findUserOf, getUserOf } from '../profile/get-user-of';
import { isKnownDevice, rememberWithSession } from './devices';
import { reactivate } from './reactivate';

/**
 * Brings an account back by the link of the mail. The link lives for weeks in a mailbox that others may read: only a browser
 * that the account knows is logged in by it, and none in which another member is.
 */
export const reactivateAccount: Handler<'reactivateAccount'> = async (call) => {
  const { context, site, body, session, client, now } = call;
  const memberId = await transact(context.db, async (tx) => {
    const taken = await consumeLink(tx, { kind: 'reactivation', token: body.token, siteId: site.id, now });
    const address = client.address;
    if (!taken || !(await reactivate(context, tx, { member: taken.member, site, address, now })))
      throw new Failure('link_invalid');
    return taken.member.id;
  });
  if (session || !(await isKnownDevice(context, { memberId, client }))) {
    const user = session && (await findUserOf(context, { memberId: session.memberId, site, now }));
    return { result: { user } };
  }
  const { alongside, cookies } = await rememberWithSession(context, { memberId, client, now });
  const user = await getUserOf(context, { memberId, site, now });
  return { result: { user }, session: { start: memberId, alongside, errorCode: 'link_invalid' }, cookies };
};
