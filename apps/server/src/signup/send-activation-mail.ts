import { isWithheld } from '@vela/domain/mail-events';
import { awaitsConfirmation } from '@vela/domain/members';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { findNotificationRules } from '../notifications/find-notification-rules';
import { checkMailQuota } from '../links/check-mail-quota';
import { queueLimitedLinkMail } from '../links/queue-link-mail';
import { lockMember } from '../members/lock-member';

/** Sends the activation mail once more. Earlier ones stay good: people open whichever they find. */
export const sendActivationMail: Handler<'sendActivationMail'> = async ({ context, site, session, now }) => {
  await context.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, session.memberId);
    if (!awaitsConfirmation(member.status)) throw new Failure('forbidden');
    const kind = 'activation';
    // It would be withheld when it is sent: to say that it is on its way would be untrue.
    const rules = await findNotificationRules(tx, member.id);
    if (isWithheld(kind, { ...rules, status: member.status })) throw new Failure('mails_stopped');
    await checkMailQuota(tx, { memberId: member.id, kind, site, now });
    await queueLimitedLinkMail(context, tx, {
      kind,
      memberId: member.id,
      site,
      to: member.email,
      locale: member.language,
      now,
    });
  });
  return { result: {} };
};
