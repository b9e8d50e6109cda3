import { CONFIRMATION } from '@vela/domain/members';
import { checkPasswordOf } from '../accounts/check-new-password';
import { isKnownDevice } from '../accounts/devices';
import { accountKey, liftBlocks, networkSource, tryPassword } from '../accounts/login-attempts';
import { hashPassword } from '../accounts/passwords';
import { setPassword } from '../accounts/set-password';
import { releaseHeldMessages } from '../chat/held/release-held-messages';
import type { AppContext } from '../context';
import { transact } from '../db/transact';
import { Failure } from '../http/failure';
import type { Call } from '../http/handler';
import { findLink, takeLink } from '../links/links';
import { activateMember } from '../members/activate-member';
import { recordSecurityEvent } from '../security/record-security-event';

type Confirming = Pick<
  Call<'activate' | 'useToken'>,
  'context' | 'site' | 'body' | 'session' | 'client' | 'now'
>;

export interface Confirmed {
  memberId: string;
  /** How many messages that waited for it. */
  delivered: number;
  /** That of the password it was confirmed with, given or new. */
  passwordHash?: string;
  hasNewPassword: boolean;
}

/**
 * Uses an activation link up; null when it is unknown, expired or used, or its member isn't waiting for it.
 *
 * Anyone can sign up with somebody's address and keep the password and the session. So one who has the mail, but not a
 * browser that the account knows, gives the password, as the one who signed up can, or sets another, which logs everyone
 * else out. Throws Failure `password_required`, `password_wrong`, `too_many_attempts` or `invalid_input`; the link then
 * stays good.
 */
export async function confirmAddress(call: Confirming): Promise<Confirmed | null> {
  const { context, site, body, session, client, now } = call;
  const waiting = await findWaiting(context, call);
  if (waiting === null) return null;
  const proof = await prove(call, waiting);
  const confirmed = await transact(context.db, async (tx) => {
    const taken = await takeLink(tx, { kind: 'activation', token: body.token, siteId: site.id, now });
    if (!taken) return null;
    const { member } = taken;
    const memberId = member.id;
    // A new password may have overtaken the one that was right.
    if (proof.by === 'password' && proof.passwordHash !== member.passwordHash)
      throw new Failure('password_wrong');
    if (!(await activateMember(tx, { memberId, site, now }))) return null;
    if (proof.by === 'new_password') {
      const { passwordHash } = proof;
      const exceptSession = session?.memberId === memberId && { exceptSession: session.id };
      await setPassword(tx, { memberId, passwordHash, ...exceptSession, client, now });
      await liftBlocks(context, tx, accountKey(context, { siteId: site.id, email: member.emailCanonical }));
    }
    const event = { siteId: site.id, memberId, address: client.address, now };
    await recordSecurityEvent(context, tx, { kind: 'activation', ...event });
    if (proof.by === 'new_password')
      await recordSecurityEvent(context, tx, { kind: 'password_reset', ...event });
    return { memberId, delivered: await releaseHeldMessages(tx, { memberId, now }) };
  });
  if (confirmed === null) return null;
  if (proof.by === 'new_password') context.events.announceEndedSessions(confirmed.memberId);
  const hash = proof.by !== 'browser' && { passwordHash: proof.passwordHash };
  return { ...confirmed, ...hash, hasNewPassword: proof.by === 'new_password' };
}

/** Who confirmed the address is logged in; a session that outlived a new password gets another token. */
export function sessionAfter<Refusal extends string>(
  { session }: Pick<Confirming, 'session'>,
  { memberId, passwordHash, hasNewPassword }: Confirmed,
  refusal: Refusal,
): { session?: 'renew' | { start: string; passwordHash?: string; refusal: Refusal } } {
  if (session?.memberId === memberId) return hasNewPassword ? { session: 'renew' } : {};
  const ofPassword = passwordHash !== undefined && { passwordHash };
  return { session: { start: memberId, ...ofPassword, refusal } };
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

/** Whether it is the member's own: logged in, or one that was before. */
async function isOwnBrowser(
  context: AppContext,
  { session, client, memberId }: Pick<Confirming, 'session' | 'client'> & { memberId: string },
): Promise<boolean> {
  return session?.memberId === memberId || isKnownDevice(context, { memberId, client });
}

type Proof = { by: 'browser' } | { by: 'password' | 'new_password'; passwordHash: string };

async function prove(
  { context, site, body, session, client, now }: Confirming,
  { memberId, ...member }: Waiting,
): Promise<Proof> {
  const { password, new_password: newPassword } = body;
  if (newPassword !== undefined) {
    checkPasswordOf(member, newPassword, { path: 'new_password' });
    return { by: 'new_password', passwordHash: await hashPassword(newPassword) };
  }
  if (await isOwnBrowser(context, { session, client, memberId })) return { by: 'browser' };
  if (password === undefined) throw new Failure('password_required');
  const { passwordHash } = member;
  const isRight = await tryPassword(context, {
    account: accountKey(context, { siteId: site.id, email: member.emailCanonical }),
    source: networkSource(context, client),
    password,
    passwordHash,
    of: { memberId, address: client.address },
    site,
    now,
  });
  if (!isRight) throw new Failure('password_wrong');
  return { by: 'password', passwordHash };
}
