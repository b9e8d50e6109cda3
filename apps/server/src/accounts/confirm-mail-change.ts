import { awaitsConfirmation, isLoggedInStatus } from '@vela/domain/members';
import { maskEmail } from '@vela/domain/signup';
import * as v from 'valibot';
import { releaseHeldMessages } from '../chat/held/release-held-messages';
import type { AppContext } from '../context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../http/failure';
import type { Client, Handler } from '../http/handler';
import { endSessionsOf, hashToken, type SessionMember } from '../http/session';
import { createLink, revokeLinks, takeLink } from '../links/links';
import { activateMember } from '../members/activate-member';
import type { LockedMember } from '../members/lock-member';
import { recordSecurityEvent } from '../security/record-security-event';
import type { Site } from '../sites/sites';
import { refuseSecondOwner, setEmail } from './set-email';

/**
 * Makes the address that the token was mailed to the member's own; it proves the address, so it confirms the account,
 * too. A link that was used is of no use to anyone, but the member who opens it again while logged in is told that all
 * is well.
 */
export const confirmMailChange: Handler<'confirmMailChange'> = async (call) => {
  const { context, site, body, session, client, now } = call;
  const isDone = session !== null && (await isOwnAddress(context, session.memberId, body.token));
  const delivered = isDone
    ? null
    : await changeMail(context, { site, token: body.token, session, client, now });
  return { result: { delivered } };
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

/**
 * Follows the link of a mail change, and gives how many messages were delivered by it; null where it didn't confirm the
 * account. All others who were logged in to a confirmed account no longer are, and its old address can undo the change:
 * that address may be all that is left to the owner. Throws Failure `link_invalid`, and `email_taken` when another
 * account got the address in the meantime.
 */
export async function changeMail(
  context: ChangeContext,
  { site, token, session, client, now }: Following,
): Promise<number | null> {
  const { member, delivered } = await refuseSecondOwner(() =>
    transact(context.db, async (tx) => {
      const taken = await takeLink(tx, { kind: 'mail_change', token, siteId: site.id, now });
      if (!taken) throw new Failure('link_invalid');
      const { email } = v.parse(linkData, taken.link.data);
      const { member } = taken;
      if (!isLoggedInStatus(member.status)) throw new Failure('link_invalid');
      await setEmail(tx, { memberId: member.id, email });
      const event = { kind: 'email_changed', siteId: site.id, memberId: member.id } as const;
      await recordSecurityEvent(context, tx, { ...event, address: client.address, now });
      const wasOpened = await activateMember(tx, { memberId: member.id, site, now });
      // What was mailed to the old address is worth nothing from now on.
      const kinds = ['activation', 'password_reset', 'mail_change'] as const;
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

type ChangeContext = Pick<
  AppContext,
  'db' | 'events' | 'jobs' | 'random' | 'deriveToken' | 'fingerprint' | 'log'
>;

interface Following {
  site: Site;
  token: string;
  /** Of the browser that follows it: where it is the member's own, it goes on. */
  session: SessionMember | null;
  client: Pick<Client, 'address'>;
  now: Date;
}

interface Leaving extends Pick<Following, 'session' | 'now'> {
  /** As it was before the change. */
  member: LockedMember;
  email: string;
}

async function leaveOldAddress(
  context: ChangeContext,
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
