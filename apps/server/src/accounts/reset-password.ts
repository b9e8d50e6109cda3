import { awaitsConfirmation, isLoggedInStatus } from '@vela/domain/members';
import { accountDisclosure } from '@vela/domain/sites';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { findLink, consumeLink } from '../links/links';
import { recordSecurityEvent } from '../security/record-security-event';
import { notifyOwner } from '../security/notify-owner';
import { checkPasswordOf, checkRepeated } from './check-new-password';
import { countHash } from './count-hash';
import { rememberWithSession } from './devices';
import { liftBlocks } from './login-attempts';
import { hashPassword } from './passwords';
import { setPassword } from './set-password';

/**
 * Sets a new password by a mailed link, ends all sessions and removes all passkeys: what a stranger added doesn't outlive it. Every block of the account is lifted, but on a site that doesn't say
 * who has an account: there who had it blocked would see that it has an owner. Who had the mail and set the
 * password is logged in, as after an activation: to type it once more would prove nothing. A session of another member stays:
 * else a stranger could lead somebody into an account of theirs.
 */
export const resetPassword: Handler<'resetPassword'> = async ({
  context,
  site,
  body,
  session,
  client,
  now,
}) => {
  checkRepeated(body);
  // Looked at before the dear hash is made; only taking it decides, so of two at once one gets through.
  const link = await findLink(context.db, { token: body.token, siteId: site.id, now });
  if (link?.kind !== 'password_reset') throw new Failure('reset_link_invalid');
  const { memberId } = link;

  await countHash(context, { site, session, address: client.address });
  const passwordHash = await hashPassword(body.password);
  const { status } = await context.db.transaction().execute(async (tx) => {
    const taken = await consumeLink(tx, { kind: 'password_reset', token: body.token, siteId: site.id, now });
    if (!taken) throw new Failure('reset_link_invalid');
    const { member } = taken;
    // Somebody else may have made the account: its own link knows what to do about that.
    if (awaitsConfirmation(member.status)) throw new Failure('reset_link_invalid');
    checkPasswordOf(member, body.password, { site });
    const { passkeysRemoved } = await setPassword(tx, { memberId, passwordHash, client, now });
    if (accountDisclosure(site.settings) === 'shown') await liftBlocks(context, tx, member);
    const event = { siteId: site.id, memberId, address: client.address, now };
    await recordSecurityEvent(context, tx, { kind: 'password_reset', ...event });
    await notifyOwner(context, tx, { owner: member, mail: { kind: 'password_changed', passkeysRemoved } });
    return member;
  });
  context.events.announceEndedSessions(memberId);
  const isOfAnother = session !== null && session.memberId !== memberId;
  if (isOfAnother) return { result: { logged_in: false } };
  if (!isLoggedInStatus(status)) return { result: { logged_in: false }, session: 'end' };
  const { alongside, cookies } = await rememberWithSession(context, { memberId, client, now });
  const start = { start: memberId, passwordHash, alongside, errorCode: 'reset_link_invalid' } as const;
  return { result: { logged_in: true }, session: start, cookies };
};
