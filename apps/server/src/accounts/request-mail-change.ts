import { awaitsConfirmation } from '@vela/domain/members';
import { canonicalEmail, isNameOfEmail, maskEmail } from '@vela/domain/signup';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { consumeLimit } from '../core/consume-limit';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import { checkMailQuota } from '../links/check-mail-quota';
import { createLink, revokeLinks } from '../links/links';
import { queueLimitedLinkMail } from '../links/queue-link-mail';
import { consumeMailboxRoom } from '../mails/consume-mailbox-room';
import { lockMember, type LockedMember } from '../members/lock-member';
import type { Site } from '../core/site';
import { findReservedAddress, remindOfUndo } from './reserved-address';
import { tryOwnPassword } from './try-own-password';

const KIND = 'mail_change';

/**
 * Mails a link to the new address; the old one stays until it is followed. An address that has an account is answered
 * alike, counts alike, and warns the old address alike: only its owner is notified, by mail. Otherwise anyone with an
 * account could ask who else has one.
 */
export const requestMailChange: Handler<'requestMailChange'> = async (call) => {
  const { context, site, body, session, client, now } = call;
  const typed = body.email.trim();
  const email = canonicalEmail(typed);
  if (email === null) throw new Failure('new_email_invalid');
  const passwordHash = await tryOwnPassword(context, {
    session,
    site,
    client,
    password: body.password,
    now,
  });
  if (passwordHash === null) throw new Failure('password_wrong');
  await countTry(call);

  await context.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, session.memberId);
    if (member.passwordHash !== passwordHash) throw new Failure('password_wrong');
    if (isNameOfEmail(member.name, typed))
      throw new Failure('invalid_input', { fields: [{ path: 'email', code: 'name_is_email' }] });
    await checkMailQuota(tx, { memberId: member.id, kind: KIND, site, now });
    await dropPending(tx, { member, now });
    const owner = await findOwner(tx, { siteId: site.id, email });
    const reserved = owner ? null : await findReservedAddress(tx, { siteId: site.id, email, now });
    if (owner) await queueTaken(context, tx, { member, owner, site, now });
    else if (reserved && reserved.memberId !== member.id) {
      await countForQuota(context, tx, { member, now });
      await remindOfUndo(context, tx, { site, to: email, reserved });
    } else await queueLink(context, tx, { member, typed, site, now });
    if (owner?.id !== member.id) await queueNotice(context, tx, { member, newAddress: typed });
  });
  return { result: {} };
};

/**
 * Counts requests by member and by network before any address is looked up: neither many accounts nor many
 * networks help.
 */
async function countTry({ context, site, session, client }: Call<'requestMailChange'>): Promise<void> {
  await consumeLimit(context, KIND, { site, address: client.address, session });
}

/**
 * Before the first address is confirmed there is one pending address beside that of the account: links that were sent to any
 * earlier one are worthless. Those that confirm the account's own are not, until it has another: it may be that of a stranger,
 * who would get no further mail once somebody has used up the quota and asked for a change.
 */
async function dropPending(tx: Tx, { member, now }: { member: LockedMember; now: Date }): Promise<void> {
  if (!awaitsConfirmation(member.status)) return;
  await revokeLinks(tx, { memberId: member.id, kinds: [KIND], now });
}

async function findOwner(tx: Tx, { siteId, email }: { siteId: string; email: string }) {
  return tx
    .selectFrom('members')
    .select(['id', 'email', 'language'])
    .where('site_id', '=', siteId)
    .where('email_canonical', '=', email)
    .executeTakeFirst();
}

interface Asking {
  member: LockedMember;
  site: Site;
  now: Date;
}

async function queueLink(
  context: AppContext,
  tx: Tx,
  { member, typed, site, now }: Asking & { typed: string },
): Promise<void> {
  const mail = { memberId: member.id, site, locale: member.language, now };
  await queueLimitedLinkMail(context, tx, { ...mail, kind: KIND, to: typed, data: { email: typed } });
}

async function queueTaken(
  context: AppContext,
  tx: Tx,
  { member, owner, site, now }: Asking & { owner: NonNullable<Awaited<ReturnType<typeof findOwner>>> },
): Promise<void> {
  await countForQuota(context, tx, { member, now });
  if (!(await consumeMailboxRoom(context, tx, { site, to: owner.email }))) return;
  await context.jobs.add(tx, 'mail.send', {
    id: context.random.id(),
    kind: 'address_taken',
    siteId: site.id,
    to: owner.email,
    locale: owner.language,
  });
}

/** The quota of mails counts links, and must run out as soon where none is mailed. */
async function countForQuota(
  context: AppContext,
  tx: Tx,
  { member: { id: memberId, siteId }, now }: Pick<Asking, 'member' | 'now'>,
): Promise<void> {
  await createLink(context, tx, { kind: KIND, memberId, siteId, data: { email: '' }, isSpent: true, now });
}

/** Warns the old address. One that was never confirmed may be that of a stranger, who has no part in it. */
async function queueNotice(
  { jobs, random }: AppContext,
  tx: Tx,
  { member, newAddress }: { member: LockedMember; newAddress: string },
): Promise<void> {
  if (awaitsConfirmation(member.status)) return;
  await jobs.add(tx, 'mail.send', {
    id: random.id(),
    kind: 'mail_change_notice',
    siteId: member.siteId,
    to: member.email,
    locale: member.language,
    newAddress: maskEmail(newAddress),
  });
}
