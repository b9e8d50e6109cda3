import { canRemovePasskey } from '@vela/domain/limits';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { transact } from '../db/transact';
import { lockMember } from '../members/lock-member';
import { browserOf } from '../security/browser-of';
import { notifyOwner } from '../security/notify-owner';
import { recordSecurityEvent } from '../security/record-security-event';
import { lockLiveSession } from '../sessions/sessions';
import { passkeysOf } from './passkeys-of';

/** It asks for no password: a thief of the session could take away a way in, but the owner has the other one, and is mailed. */
export const removePasskey: Handler<'removePasskey'> = async (call) => {
  const { context, site, body, session, client, header, now } = call;
  await transact(context.db, async (tx) => {
    const member = await lockMember(tx, session.memberId);
    await lockLiveSession(tx, session.id);
    const known = await passkeysOf(tx, member.id);
    // The other of two presses has done it.
    if (!known.some(({ id }) => id === body.id)) return;
    // Every account has a password today; one that has none would be lost with its last passkey.
    const waysIn = { hasPassword: member.passwordHash !== '', passkeys: known.length };
    if (!canRemovePasskey(waysIn)) throw new Failure('last_way_in');
    await tx.deleteFrom('passkeys').where('id', '=', body.id).execute();
    const event = { siteId: site.id, memberId: member.id, address: client.address, now };
    await recordSecurityEvent(context, tx, { kind: 'passkey_removed', ...event });
    const mail = {
      kind: 'passkey_removed',
      browser: browserOf(header('user-agent')),
      country: client.country,
      at: now.toISOString(),
    } as const;
    await notifyOwner(context, tx, { owner: member, mail });
  });
  return { result: {} };
};
