import { awaitsConfirmation } from '@vela/domain/members';
import { canonicalEmail, isNameOfEmail, maskEmail } from '@vela/domain/signup';
import type { AppContext } from '../context';
import type { Tx } from '../db/database';
import { Failure } from '../http/failure';
import type { Handler } from '../http/handler';
import { checkMailQuota } from '../links/check-mail-quota';
import { queueLinkMail } from '../links/queue-link-mail';
import { lockMember, type LockedMember } from '../members/lock-member';
import { tryOwnPassword } from './try-own-password';

/**
 * Mails a link to the new address; the old one stays until it is followed. That an address is taken is told only to a
 * member who gave the right password, so that a stolen session can't be used to ask for addresses.
 */
export const requestMailChange: Handler<'requestMailChange'> = async ({
  context,
  site,
  body,
  session,
  now,
}) => {
  const typed = body.email.trim();
  const email = canonicalEmail(typed);
  if (email === null) throw new Failure('new_email_invalid');
  const passwordHash = await tryOwnPassword(context, { session, site, password: body.password, now });
  if (passwordHash === null) throw new Failure('password_wrong');

  await context.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, session.memberId);
    if (member.passwordHash !== passwordHash) throw new Failure('password_wrong');
    if (isNameOfEmail(member.name, typed))
      throw new Failure('invalid_input', { fields: [{ path: 'email', code: 'name_is_email' }] });
    await refuseTaken(tx, { siteId: site.id, email });
    const kind = 'mail_change';
    await checkMailQuota(tx, { memberId: member.id, kind, site, now });
    const mail = { memberId: member.id, siteId: site.id, locale: member.language, now };
    await queueLinkMail(context, tx, { ...mail, kind, to: typed, data: { email: typed } });
    await queueNotice(context, tx, { member, newAddress: typed });
  });
  return { result: {} };
};

/** The member's own address counts as taken, too: there would be nothing to change. */
async function refuseTaken(tx: Tx, { siteId, email }: { siteId: string; email: string }): Promise<void> {
  const owner = await tx
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email_canonical', '=', email)
    .executeTakeFirst();
  if (owner) throw new Failure('email_taken');
}

/** Warns the old address. One that was never confirmed may be a stranger's, whom it doesn't concern. */
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
