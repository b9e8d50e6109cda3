import { awaitsConfirmation, isLoggedInStatus } from '@vela/domain/members';
import { canReactivate, eraseAtOf } from '@vela/domain/limits';
import { isoDayIn } from '@vela/domain/time';
import { sql } from 'kysely';
import type { BodyOf } from '@vela/contract/registry';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import type { Site } from '../core/site';
import { createLink, revokeLinks } from '../links/links';
import { lockMember, type LockedMember } from '../members/lock-member';
import { refreshListing } from '../members/refresh-listing';
import { recordSecurityEvent } from '../security/record-security-event';
import { endSessionsOf } from '../sessions/sessions';
import { tryOwnPassword } from './try-own-password';

/**
 * Hides the account and ends all its sessions; the mail to its owner has the link that brings it back. Nobody has to wait who
 * never confirmed an address: nothing is mailed to what may be a stranger's, and its owner may sign up there at once.
 */
export const deleteUser: Handler<'deleteUser'> = async ({ context, site, body, session, client, now }) => {
  const { memberId } = session;
  const passwordHash = await tryOwnPassword(context, { session, site, client, password: body.password, now });
  if (passwordHash === null) throw new Failure('password_wrong');
  const eraseAt = await transact(context.db, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (member.passwordHash !== passwordHash) throw new Failure('password_wrong');
    // The other of two presses has done it.
    if (member.status === 'pending_deletion') return comesBackUntil(member, now);
    if (!isLoggedInStatus(member.status)) throw new Failure('authentication_required');
    const isLost = awaitsConfirmation(member.status);
    const eraseAt = isLost ? now : eraseAtOf(now, site.settings);
    await tx
      .updateTable('members')
      .set({ status: 'pending_deletion', erase_at: eraseAt })
      .where('id', '=', memberId)
      .execute();
    await endSessionsOf(tx, { memberId });
    await revokeLinks(tx, { memberId, kinds: ['activation', 'mail_change'], now });
    await refreshListing(tx, { memberId, site });
    if (body.reason) await countReason(tx, { site, reason: body.reason, now });
    const event = { siteId: site.id, memberId, address: client.address, now };
    await recordSecurityEvent(context, tx, { kind: 'account_deleted', ...event });
    if (isLost) await context.jobs.add(tx, 'account.erase', { memberId });
    else await mailLink(context, tx, { member, eraseAt, now });
    return isLost ? null : eraseAt;
  });
  context.events.announceEndedSessions(memberId);
  return { result: { erase_at: eraseAt?.toISOString() ?? null }, session: 'end' };
};

/** null where it is erased already, or about to be. */
function comesBackUntil({ eraseAt }: LockedMember, now: Date): Date | null {
  return eraseAt !== null && canReactivate(eraseAt, now) ? eraseAt : null;
}

type Reason = NonNullable<BodyOf<'deleteUser'>['reason']>;

/** How often a reason was given that day, and not by which member. */
async function countReason(
  tx: Tx,
  { site, reason, now }: { site: Site; reason: Reason; now: Date },
): Promise<void> {
  const day = isoDayIn(site.settings.time_zone, now);
  await tx
    .insertInto('leaving_reasons')
    .values({ site_id: site.id, day, reason, members: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'day', 'reason'])
        .doUpdateSet({ members: sql<number>`leaving_reasons.members + 1` }),
    )
    .execute();
}

async function mailLink(
  context: Pick<AppContext, 'jobs' | 'random' | 'deriveToken'>,
  tx: Tx,
  { member, eraseAt, now }: { member: LockedMember; eraseAt: Date; now: Date },
): Promise<void> {
  const { id: memberId, siteId, email: to, language: locale } = member;
  const kind = 'reactivation';
  const linkId = await createLink(context, tx, { kind, memberId, siteId, expiresAt: eraseAt, now });
  const eraseAtText = eraseAt.toISOString();
  await context.jobs.add(tx, 'mail.send', {
    id: context.random.id(),
    kind,
    linkId,
    siteId,
    to,
    locale,
    eraseAt: eraseAtText,
  });
}
