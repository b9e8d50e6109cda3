import { awaitsConfirmation, CONFIRMATION } from '@vela/domain/members';
import { accountDisclosure } from '@vela/domain/sites';
import { restoreBlocks } from '../accounts/block-mark';
import { checkPasswordOf } from '../accounts/check-new-password';
import { countHash } from '../accounts/count-hash';
import { contactHashOf, hideFromNewOwner, lockContacts } from '../accounts/hidden-contacts';
import { liftBlocks } from '../accounts/login-attempts';
import { hashPassword } from '../accounts/passwords';
import { isOwnBrowser, proveOwner, requireProofOf, type OwnerProof } from '../accounts/prove-owner';
import { setPassword } from '../accounts/set-password';
import { lockWithReceivers, releaseHeldMessages } from '../chat/release-held-messages';
import type { AppContext } from '../core/context';
import { transact } from '../db/transact';
import type { Call } from '../core/handler';
import { findLink, consumeLink } from '../links/links';
import { activateMember } from '../members/activate-member';
import { recordSecurityEvent } from '../security/record-security-event';
import { clearAccount } from './clear-account';

type Confirming = Pick<
  Call<'activate' | 'useToken'>,
  'context' | 'site' | 'body' | 'session' | 'client' | 'now'
>;

export interface Confirmed {
  memberId: string;
  /** How many messages that waited for it. */
  delivered: number;
  /** What the person who signed up had left there was removed. */
  cleared: boolean;
  /** That of the password it was confirmed with, given or new. */
  passwordHash?: string;
  hasNewPassword: boolean;
}

/**
 * Uses an activation link up; null when it is unknown, expired or used, or its member isn't waiting for it.
 *
 * Anyone can sign up with somebody's address and keep the password and the session. So one who has the mail, but not a
 * browser that the account knows, gives the password, as the one who signed up can, or sets another, which logs everyone
 * else out and removes what was left there: nothing of it is delivered or shown in the name of somebody who never wrote it.
 * Throws Failure `password_required`, `password_wrong`, `too_many_attempts` or `invalid_input`; the link then
 * stays good.
 */
export async function confirmAddress(call: Confirming): Promise<Confirmed | null> {
  const { context, site, body, session, client, now } = call;
  const waiting = await findWaiting(context, call);
  if (waiting === null) return null;
  const proof = await prove(call, waiting);
  const confirmed = await transact(context.db, async (tx) => {
    // Another address by now would have made the link worthless.
    await lockContacts(context, tx, [contactHashOf(waiting.emailCanonical)]);
    await lockWithReceivers(tx, waiting.memberId);
    const taken = await consumeLink(tx, { kind: 'activation', token: body.token, siteId: site.id, now });
    if (!taken) return null;
    const { member } = taken;
    const memberId = member.id;
    if (proof.by !== 'new_password') requireProofOf(member, proof);
    if (!awaitsConfirmation(member.status)) return null;
    const cleared = proof.by === 'new_password' && !proof.isOwnBrowser;
    // The account is cleared before others see it, as its agreements decide whether they do.
    if (cleared) await clearAccount(context, tx, { memberId, now });
    await activateMember(tx, { memberId, site, now });
    await restoreBlocks(context, tx, member);
    await hideFromNewOwner(context, tx, member);
    if (proof.by === 'new_password') {
      const { passwordHash } = proof;
      const exceptSession = session?.memberId === memberId && { exceptSession: session.id };
      await setPassword(tx, { memberId, passwordHash, ...exceptSession, client, now });
      // This browser is known from here on; elsewhere a lifted block would show that somebody owns the address.
      if (accountDisclosure(site.settings) === 'shown') await liftBlocks(context, tx, member);
    }
    const event = { siteId: site.id, memberId, address: client.address, now };
    await recordSecurityEvent(context, tx, { kind: 'activation', ...event });
    if (proof.by === 'new_password')
      await recordSecurityEvent(context, tx, { kind: 'password_reset', ...event });
    return { memberId, delivered: await releaseHeldMessages(tx, { memberId, now }), cleared };
  });
  if (confirmed === null) return null;
  if (proof.by === 'new_password') context.events.announceEndedSessions(confirmed.memberId);
  const hash = proof.by !== 'browser' && { passwordHash: proof.passwordHash };
  return { ...confirmed, ...hash, hasNewPassword: proof.by === 'new_password' };
}

/** Who confirmed the address is logged in; a session that outlived a new password gets another token. */
export function sessionAfter<Code extends string>(
  { session }: Pick<Confirming, 'session'>,
  { memberId, passwordHash, hasNewPassword }: Confirmed,
  errorCode: Code,
): { session?: 'renew' | { start: string; passwordHash?: string; errorCode: Code } } {
  if (session?.memberId === memberId) return hasNewPassword ? { session: 'renew' } : {};
  const ofPassword = passwordHash !== undefined && { passwordHash };
  return { session: { start: memberId, ...ofPassword, errorCode } };
}

/** What the page of an activation link has to say and ask before it is followed. */
export async function activationPage(
  context: AppContext,
  call: Pick<Confirming, 'site' | 'session' | 'client' | 'now'> & { token: string },
): Promise<{ isOfAnother?: true; asksPassword?: true }> {
  const waiting = await findWaiting(context, { ...call, body: { token: call.token } });
  if (waiting === null) return {};
  const { session } = call;
  return {
    // Who follows it takes over that account: anyone could lead somebody into an account of theirs, to write and pay there.
    ...(session !== null && session.memberId !== waiting.memberId && { isOfAnother: true as const }),
    ...(!(await isOwnBrowser(context, { ...call, memberId: waiting.memberId })) && {
      asksPassword: true as const,
    }),
  };
}

interface Waiting {
  memberId: string;
  email: string;
  emailCanonical: string;
  name: string;
  passwordHash: string;
}

/** The member whose address a link would confirm now. */
async function findWaiting(
  { db }: AppContext,
  { site, body, now }: { site: { id: string }; body: { token: string }; now: Date },
): Promise<Waiting | null> {
  const link = await findLink(db, { token: body.token, siteId: site.id, now });
  if (link?.kind !== 'activation') return null;
  const row = await db
    .selectFrom('members')
    .select(['id', 'email', 'email_canonical', 'name', 'password_hash'])
    .where('id', '=', link.memberId)
    .where('status', '=', CONFIRMATION.from)
    .executeTakeFirst();
  if (!row) return null;
  const { id: memberId, email_canonical: emailCanonical, password_hash: passwordHash, ...rest } = row;
  return { memberId, emailCanonical, passwordHash, ...rest };
}

type Proof = OwnerProof | { by: 'new_password'; passwordHash: string; isOwnBrowser: boolean };

async function prove({ context, ...call }: Confirming, waiting: Waiting): Promise<Proof> {
  const { password, new_password: newPassword } = call.body;
  if (newPassword === undefined)
    return proveOwner(context, { ...call, password }, { ...waiting, mailed: null });
  checkPasswordOf(waiting, newPassword, { site: call.site, path: 'new_password' });
  const { memberId } = waiting;
  await countHash(context, { site: call.site, session: call.session, address: call.client.address });
  return {
    by: 'new_password',
    passwordHash: await hashPassword(newPassword),
    isOwnBrowser: await isOwnBrowser(context, { ...call, memberId }),
  };
}
