import { awaitsConfirmation, isLoggedInStatus, LOGGED_IN_STATUSES } from '@vela/domain/members';
import { canonicalEmail, maskEmail } from '@vela/domain/signup';
import * as v from 'valibot';
import { lockWithReceivers, releaseHeldMessages } from '../chat/release-held-messages';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import { endSessionsOf, hashToken } from '../sessions/sessions';
import { createLink, findLink, revokeLinks, consumeLink } from '../links/links';
import { activateMember } from '../members/activate-member';
import type { LockedMember } from '../members/lock-member';
import { recordSecurityEvent } from '../security/record-security-event';
import { restoreBlocks } from './block-mark';
import { hideFromNewOwner, lockAddressOfLink } from './hidden-contacts';
import { isOwnBrowser, proveOwner, requireProofOf, type Owner } from './prove-owner';
import { findReservedAddress } from './reserved-address';
import { throwOnSecondOwner, setEmail } from './set-email';

/**
 * Makes the address that the token was mailed to the member's own; it proves the address, so it confirms the account,
 * too. A link that was used is of no use to anyone, but the member who opens it again with a session sees that all
 * is well.
 */
export const confirmMailChange: Handler<'confirmMailChange'> = async (call) => {
  const { context, body, session } = call;
  const isDone = session !== null && (await isOwnAddress(context, session.memberId, body.token));
  return { result: { delivered: isDone ? null : await changeMail(call) } };
};

const linkData = v.object({ email: v.string() });

/** Whether the token was used, and made the address that is the member's now. */
async function isOwnAddress(
  { db }: Pick<AppContext, 'db'>,
  memberId: string,
  token: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('links')
    .innerJoin('members', 'members.id', 'links.member_id')
    .select(['links.data', 'members.email'])
    .where('links.token_hash', '=', hashToken(token))
    .where('links.member_id', '=', memberId)
    .where('links.kind', '=', 'mail_change')
    .where('links.used_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined && v.parse(linkData, row.data).email === row.email;
}

type Following = Pick<
  Call<'confirmMailChange' | 'useToken'>,
  'context' | 'site' | 'body' | 'session' | 'client' | 'now'
>;

/**
 * Follows the link of a mail change, and returns how many messages were delivered by it; null where it didn't
 * confirm the account. A mistyped address is a stranger's mailbox, and anyone can ask for a change to one: so
 * a browser that the account doesn't know has to send its password, and nobody is logged in. All others who
 * were logged in to a confirmed account no longer are, and its old address can undo the change: that address
 * may be all that is left to the owner. Throws Failure `link_invalid`, `email_taken` when another account got
 * the address in the meantime, and `password_required`, `password_wrong` or `too_many_attempts`, after which
 * the link stays valid.
 */
export async function changeMail(call: Following): Promise<number | null> {
  const { context, site, body, session, client, now } = call;
  const { token } = body;
  const owner = await findOwner(context, call);
  if (owner === null) throw new Failure('link_invalid');
  const proof = await proveOwner(context, { site, session, client, password: body.password, now }, owner);
  const { member, delivered } = await throwOnSecondOwner(() =>
    transact(context.db, async (tx) => {
      await lockAddressOfLink(context, tx, { token, siteId: site.id, now });
      await lockWithReceivers(tx, owner.memberId);
      const taken = await consumeLink(tx, { kind: 'mail_change', token, siteId: site.id, now });
      if (!taken) throw new Failure('link_invalid');
      const { email } = v.parse(linkData, taken.link.data);
      const { member } = taken;
      if (!isLoggedInStatus(member.status)) throw new Failure('link_invalid');
      requireProofOf(member, proof);
      await setEmail(tx, { memberId: member.id, email, now });
      await requireUnreserved(tx, { memberId: member.id, siteId: site.id, email, now });
      const event = { kind: 'email_changed', siteId: site.id, memberId: member.id } as const;
      await recordSecurityEvent(context, tx, { ...event, address: client.address, now });
      const newOwner = { id: member.id, emailCanonical: canonicalEmail(email) ?? email };
      await restoreBlocks(context, tx, newOwner);
      await hideFromNewOwner(context, tx, newOwner);
      const wasOpened = await activateMember(tx, { memberId: member.id, site, now });
      // What was mailed to the old address is worth nothing from now on.
      const kinds = ['activation', 'password_reset', 'mail_change', 'address_check', 'unsubscribe'] as const;
      await revokeLinks(tx, { memberId: member.id, kinds, now });
      if (wasOpened)
        return { member, delivered: await releaseHeldMessages(tx, { memberId: member.id, now }) };
      if (!awaitsConfirmation(member.status))
        await leaveOldAddress(context, tx, { member, email, session, now });
      return { member, delivered: null };
    }),
  );
  context.events.announceEndedSessions(member.id);
  return delivered;
}

/** What the page of the link has to ask before it is followed. */
export async function mailChangePage(
  context: AppContext,
  call: Pick<Following, 'site' | 'session' | 'client' | 'now'> & { token: string },
): Promise<{ asksPassword?: true }> {
  const { token, session, client } = call;
  const owner = await findOwner(context, { ...call, body: { token } });
  if (owner === null) return {};
  const isOwn = await isOwnBrowser(context, { session, client, memberId: owner.memberId });
  return isOwn ? {} : { asksPassword: true };
}

/** The member whose address the link changes. */
async function findOwner(
  { db }: Pick<AppContext, 'db'>,
  { site, body, now }: Pick<Following, 'site' | 'now'> & { body: { token: string } },
): Promise<Owner | null> {
  const link = await findLink(db, { token: body.token, siteId: site.id, now });
  if (link?.kind !== 'mail_change') return null;
  const row = await db
    .selectFrom('members')
    .select(['id', 'email', 'email_canonical', 'language', 'password_hash', 'status'])
    .where('id', '=', link.memberId)
    .where('status', 'in', LOGGED_IN_STATUSES)
    .executeTakeFirst();
  if (!row) return null;
  const { id: memberId, email_canonical: emailCanonical, password_hash: passwordHash, ...mailed } = row;
  return { memberId, emailCanonical, passwordHash, mailed: { ...mailed, siteId: site.id } };
}

/**
 * Checked after the address is set: a member who gave it up a moment ago has committed by then. Throws
 * Failure `email_taken`.
 */
async function requireUnreserved(
  tx: Tx,
  { memberId, siteId, email, now }: { memberId: string; siteId: string; email: string; now: Date },
): Promise<void> {
  const reserved = await findReservedAddress(tx, { siteId, email: canonicalEmail(email) ?? email, now });
  if (reserved && reserved.memberId !== memberId) throw new Failure('email_taken');
}

interface Leaving extends Pick<Following, 'session' | 'now'> {
  /** The member before the change. */
  member: LockedMember;
  email: string;
}

async function leaveOldAddress(
  context: Pick<AppContext, 'jobs' | 'random' | 'deriveToken'>,
  tx: Tx,
  { member, email, session, now }: Leaving,
): Promise<void> {
  const isOwn = session?.memberId === member.id;
  await endSessionsOf(tx, { memberId: member.id, ...(isOwn && { except: session.id }) });
  const kind = 'mail_change_undo';
  const { id: memberId, siteId, language: locale } = member;
  const linkId = await createLink(context, tx, {
    kind,
    memberId,
    siteId,
    data: { email: member.email },
    reservedEmail: member.emailCanonical,
    now,
  });
  await context.jobs.add(tx, 'mail.send', {
    id: context.random.id(),
    kind,
    linkId,
    siteId,
    to: member.email,
    locale,
    newAddress: maskEmail(email),
  });
}
