import { sql } from 'kysely';
import { isErasureDue, MAIL_WINDOW_MS, nextMailAt } from '@vela/domain/limits';
import { addressErrorCode, awaitsConfirmation } from '@vela/domain/members';
import { nameKey } from '@vela/domain/signup';
import { addMs } from '@vela/domain/time';
import { storeDevice } from '../accounts/devices';
import { findReservedAddress, remindOfUndo } from '../accounts/reserved-address';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { setCookie } from '../core/cookies';
import type { Answer, Call } from '../core/handler';
import { createLink, linkTimes } from '../links/links';
import { queueLimitedLinkMail } from '../links/queue-link-mail';
import { consumeMailboxRoom } from '../mails/consume-mailbox-room';
import { lockMembers } from '../members/lock-members';
import { lockMemberIfThere, type LockedMember } from '../members/lock-member';
import { requireAddressee } from './hold-signup-message';
import { createMember, throwIfNameTaken, type Keys, type NewMember } from './create-member';
import { signupMark } from './signup-mark';

type SignupCall = Omit<Call<'signUp'>, 'body'>;

interface Unseen {
  keys: Keys;
  member: NewMember;
}

/**
 * The sign-up of a site that doesn't say who has an account. A new address and a taken one are answered alike, down to the
 * cookie of the browser, and neither is logged in; only the owner of the mailbox learns the difference, by mail. The name is taken
 * afterwards in both, since anyone may ask whether one is.
 */
export async function signUpUnseen(
  call: SignupCall,
  { keys, member, deviceToken }: Unseen & { deviceToken: string },
): Promise<Answer<'signUp'>> {
  const { context, site, now } = call;
  await transact(context.db, async (tx) => {
    // A taken address and a free one are refused alike where the member that is written to has left.
    await lockAddressee(tx, { site, now, keys, member });
    // Of two sign-ups with one name at once exactly one gets it, whether or not their addresses are taken.
    await lockName(tx, keys);
    await throwIfNameTaken({ db: tx }, keys);
    const memberId = await createMember(context, { ...member, site, now }, tx);
    if (memberId === null) await mailOwner(call, tx, { keys, member });
    // The link of the mail then opens the account in this browser.
    else await storeDevice({ db: tx }, { memberId, token: deviceToken, now });
  });
  return answerUnseen(deviceToken);
}

/** The answer to a sign-up that made a member, and to one that made none. */
export function answerUnseen(deviceToken: string): Answer<'signUp'> {
  return { result: { user: null }, cookies: setCookie('device', deviceToken) };
}

/** Whether a sign-up reserves its name, and its address was taken. */
export async function keepsName(
  { context: { db } }: Pick<SignupCall, 'context'>,
  mark: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('kept_names')
    .select('name_key')
    .where('signup', '=', mark)
    .executeTakeFirst();
  return row !== undefined;
}

async function lockAddressee(
  tx: Tx,
  { site, now, keys, member: { message, signupMemberId: id } }: Unseen & Pick<SignupCall, 'site' | 'now'>,
): Promise<void> {
  if (message === null || id === null) return;
  // Held at once, in the order of ids: held later, the owner of a taken address could wait for a sign-up that holds it and waits for
  // this member, and how long that takes would say who the owner is.
  const { ownerId } = await findOwner(tx, { keys, now });
  await lockMembers(tx, ownerId === undefined ? [id] : [id, ownerId]);
  await requireAddressee(tx, { site, id });
}

/** Waits for another sign-up with this name; holds it until the transaction ends. */
async function lockName(tx: Tx, { siteId, name }: Keys): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`name ${siteId} ${name}`}, 0))`.execute(tx);
}

/** Who has an address, or gave it up so lately that it is kept. */
async function findOwner(tx: Tx, { keys, now }: Pick<Unseen, 'keys'> & Pick<SignupCall, 'now'>) {
  const owner = await tx
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', keys.siteId)
    .where('email_canonical', '=', keys.email)
    .executeTakeFirst();
  const reserved = owner ? null : await findReservedAddress(tx, { ...keys, now });
  return { ownerId: owner?.id ?? reserved?.memberId, reserved };
}

async function mailOwner(call: SignupCall, tx: Tx, { keys, member }: Unseen): Promise<void> {
  const { context, now } = call;
  const { ownerId, reserved } = await findOwner(tx, { keys, now });
  // Its owner has given the address up a moment ago.
  if (ownerId === undefined) return;
  const found = await lockMemberIfThere(tx, ownerId);
  if (!found) return;
  const mark = signupMark({ passwordHash: member.passwordHash, keys });
  // The same draft was sent twice.
  if (markOf(found).equals(mark)) return;
  const kept = await tx
    .insertInto('kept_names')
    .values({
      site_id: keys.siteId,
      name_key: keys.name,
      signup: mark,
      kept_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name_key')
    .executeTakeFirst();
  // The other press of the same sign-up has mailed already.
  if (!kept) return;
  // Nothing brings it back, so there is nothing to mail; the next sign-up finds the address free.
  if (isErasureDue(found, now)) await context.jobs.add(tx, 'account.erase', { memberId: found.id });
  else if (reserved) await remindOfUndo(context, tx, { site: call.site, to: keys.email, reserved });
  else if (awaitsConfirmation(found.status)) await queueActivation(call, tx, found);
  else await queueNotice(call, tx, found);
}

/** That of the sign-up that made a member, as long as neither password, address nor name has changed. */
function markOf({ passwordHash, emailCanonical: email, name }: LockedMember): Buffer {
  return signupMark({ passwordHash, keys: { email, name: nameKey(name) } });
}

/** A person who didn't get the first mail signs up once more: the account still waits for its link. */
async function queueActivation(
  { context, site, now }: SignupCall,
  tx: Tx,
  { id: memberId, email: to, language: locale }: LockedMember,
): Promise<void> {
  const kind = 'activation';
  const sentAt = await linkTimes(tx, { memberId, kind, since: addMs(now, -MAIL_WINDOW_MS) });
  if (nextMailAt(kind, { sentAt, now, settings: site.settings }) !== null) return;
  await queueLimitedLinkMail(context, tx, { kind, memberId, site, to, locale, now });
}

/** The mail that says what the page doesn't. */
async function queueNotice(
  { context, site, now }: SignupCall,
  tx: Tx,
  { id: memberId, status, email: to, language: locale, eraseAt }: LockedMember,
): Promise<void> {
  if (!(await consumeMailboxRoom(context, tx, { site, to }))) return;
  const siteId = site.id;
  const mail = { id: context.random.id(), siteId, to, locale };
  if (addressErrorCode(status) === 'account_exists' || eraseAt === null) {
    await context.jobs.add(tx, 'mail.send', { ...mail, kind: 'account_exists' });
    return;
  }
  const link = { kind: 'reactivation', memberId, siteId, expiresAt: eraseAt, now } as const;
  const linkId = await createLink(context, tx, link);
  await context.jobs.add(tx, 'mail.send', { ...mail, kind: 'account_leaving', linkId });
}
