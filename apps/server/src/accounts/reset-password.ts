import { awaitsConfirmation } from '@vela/domain/members';
import { accountDisclosure } from '@vela/domain/sites';
import { setCookie } from '../core/cookies';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { findLink, consumeLink } from '../links/links';
import { recordSecurityEvent } from '../security/record-security-event';
import { notifyOwner } from '../security/notify-owner';
import { checkPasswordOf, checkRepeated } from './check-new-password';
import { countHash } from './count-hash';
import { storeDevice } from './devices';
import { accountKey, liftBlocks } from './login-attempts';
import { hashPassword } from './passwords';
import { setPassword } from './set-password';

/**
 * Sets a new password by a mailed link, ends all sessions, and makes the browser one that the account knows, with a count of its
 * own. Every block of the account is lifted, but on a site that doesn't say who has an account: there who had it blocked would see
 * that it has an owner.
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
  const device = context.random.token();
  await context.db.transaction().execute(async (tx) => {
    const taken = await consumeLink(tx, { kind: 'password_reset', token: body.token, siteId: site.id, now });
    if (!taken) throw new Failure('reset_link_invalid');
    const { member } = taken;
    // Somebody else may have made the account: its own link knows what to do about that.
    if (awaitsConfirmation(member.status)) throw new Failure('reset_link_invalid');
    checkPasswordOf(member, body.password, { site });
    await setPassword(tx, { memberId, passwordHash, client, now });
    await storeDevice({ db: tx }, { memberId, token: device, now });
    if (accountDisclosure(site.settings) === 'shown')
      await liftBlocks(context, tx, accountKey(context, { siteId: site.id, email: member.emailCanonical }));
    const event = { siteId: site.id, memberId, address: client.address, now };
    await recordSecurityEvent(context, tx, { kind: 'password_reset', ...event });
    await notifyOwner(context, tx, { owner: member, mail: { kind: 'password_changed' } });
  });
  context.events.announceEndedSessions(memberId);
  return {
    result: {},
    cookies: setCookie('device', device),
    ...(session?.memberId === memberId && { session: 'end' as const }),
  };
};
