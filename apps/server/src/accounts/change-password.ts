import type { Site } from '../core/site';
import type { AppContext } from '../core/context';
import type { Db } from '../db/database';
import { consumeLimit, type Asking } from '../core/consume-limit';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { lockMember } from '../members/lock-member';
import { recordSecurityEvent } from '../security/record-security-event';
import { notifyOwner } from '../security/notify-owner';
import { checkPasswordOf, checkRepeated } from './check-new-password';
import { countHash } from './count-hash';
import { hashPassword } from './passwords';
import { setPassword } from './set-password';
import { tryOwnPassword } from './try-own-password';

/**
 * Sets a new password for a member who knows the old one. Other sessions end; this one goes on under a new token, and passkeys stay. What was
 * mailed to the owner for a new password stays good: a thief who knows the old one could else keep the owner out by
 * changing it again and again. Throws Failure `too_many_password_changes` after so many in a day.
 */
export const changePassword: Handler<'changePassword'> = async ({
  context,
  site,
  body,
  session,
  client,
  now,
}) => {
  checkRepeated(body);
  const oldHash = await tryOwnPassword(context, {
    session,
    site,
    client,
    password: body.old_password,
    now,
  });
  if (oldHash === null) throw new Failure('old_password_wrong');

  const { memberId } = session;
  await requireFitting(context.db, { memberId, password: body.password, site });
  const asking = { site, session, address: client.address };
  await countChange(context, asking);
  await countHash(context, asking);
  const passwordHash = await hashPassword(body.password);
  await context.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (member.passwordHash !== oldHash) throw new Failure('old_password_wrong');
    checkPasswordOf(member, body.password, { site });
    await setPassword(tx, {
      memberId,
      passwordHash,
      exceptSession: session.id,
      client,
      keepsPasskeys: true,
      keepsResets: true,
      now,
    });
    const event = { siteId: site.id, memberId, address: client.address, now };
    await recordSecurityEvent(context, tx, { kind: 'password_changed', ...event });
    await notifyOwner(context, tx, { owner: member, mail: { kind: 'password_changed' } });
  });
  return { result: {}, session: 'renew' };
};

/** Runs before the change counts and the password is hashed, and again while the member is locked. */
async function requireFitting(
  db: Db,
  { memberId, password, site }: { memberId: string; password: string; site: Site },
): Promise<void> {
  const owner = await db
    .selectFrom('members')
    .select(['name', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  checkPasswordOf(owner, password, { site });
}

async function countChange(context: AppContext, asking: Asking): Promise<void> {
  try {
    await consumeLimit(context, 'password_change', asking);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'too_many_requests') throw error;
    throw new Failure('too_many_password_changes', { ...error.details, cause: error });
  }
}
