import { canonicalEmail } from '@vela/domain/signup';
import { Failure } from '../http/failure';
import type { Handler } from '../http/handler';
import { checkMailQuota } from '../links/check-mail-quota';
import { queueLinkMail } from '../links/queue-link-mail';
import { takeMailboxRoom } from '../mails/take-mailbox-room';
import { lockMember } from '../members/lock-member';

/** Mails a link that sets a new password. That an address has no account is told, as the product's texts do. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async ({ context, site, body, now }) => {
  const owner = await context.db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', site.id)
    .where('email_canonical', '=', canonicalEmail(body.email) ?? '')
    .executeTakeFirst();
  if (!owner) throw new Failure('email_not_found');

  await context.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, owner.id);
    const kind = 'password_reset';
    await checkMailQuota(tx, { memberId: member.id, kind, site, now });
    if ((await takeMailboxRoom(context, tx, { site, to: member.email })) !== null) return;
    await queueLinkMail(context, tx, {
      kind,
      memberId: member.id,
      siteId: site.id,
      to: member.email,
      locale: member.language,
      now,
    });
  });
  return { result: {} };
};
