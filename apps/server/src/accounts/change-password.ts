import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { lockMember } from '../members/lock-member';
import { recordSecurityEvent } from '../security/record-security-event';
import { tellOwner } from '../security/tell-owner';
import { checkPasswordOf, checkRepeated } from './check-new-password';
import { hashPassword } from './passwords';
import { setPassword } from './set-password';
import { tryOwnPassword } from './try-own-password';

/** Sets a new password for a member who knows the old one. Other sessions end; this one goes on under a new token. */
export const changePassword: Handler<'changePassword'> = async ({
  context,
  site,
  body,
  session,
  client,
  now,
}) => {
  checkRepeated(body);
  const oldHash = await tryOwnPassword(context, { session, site, password: body.old_password, now });
  if (oldHash === null) throw new Failure('old_password_wrong');

  const { memberId } = session;
  const passwordHash = await hashPassword(body.password);
  await context.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (member.passwordHash !== oldHash) throw new Failure('old_password_wrong');
    checkPasswordOf(member, body.password);
    await setPassword(tx, { memberId, passwordHash, exceptSession: session.id, client, now });
    const event = { siteId: site.id, memberId, address: client.address, now };
    await recordSecurityEvent(context, tx, { kind: 'password_changed', ...event });
    await tellOwner(context, tx, { owner: member, mail: { kind: 'password_changed' } });
  });
  return { result: {}, session: 'renew' };
};
