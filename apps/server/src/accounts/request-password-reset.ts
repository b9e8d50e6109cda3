import { awaitsConfirmation } from '@vela/domain/members';
import { canonicalEmail } from '@vela/domain/signup';
import { accountDisclosure } from '@vela/domain/sites';
import { Failure } from '../http/failure';
import type { Call, Handler } from '../http/handler';
import { checkMailQuota } from '../links/check-mail-quota';
import { queueLinkMail } from '../links/queue-link-mail';
import { takeMailboxRoom } from '../mails/take-mailbox-room';
import { lockMember, type LockedMember } from '../members/lock-member';

/**
 * Mails a link that sets a new password. That an address has no account is told, as the product's texts do, but on a site
 * that answers neutrally: there every address is answered as if a mail had gone.
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (call) => {
  try {
    await mailOwner(call);
  } catch (error) {
    // Each of its refusals is about the account.
    if (!isNeutral(call) || !(error instanceof Failure)) throw error;
  }
  return { result: {} };
};

type Resetting = Call<'requestPasswordReset'>;

async function mailOwner(call: Resetting): Promise<void> {
  const { context, site, body, now } = call;
  const owner = await context.db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', site.id)
    .where('email_canonical', '=', canonicalEmail(body.email) ?? '')
    .executeTakeFirst();
  if (!owner) throw new Failure('email_not_found');

  await context.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, owner.id);
    const kind = kindFor(call, member);
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
}

/** A neutral site lets nobody log in before the address is confirmed, so a new password alone would lead nowhere. */
function kindFor(call: Resetting, { status }: LockedMember): 'activation' | 'password_reset' {
  return isNeutral(call) && awaitsConfirmation(status) ? 'activation' : 'password_reset';
}

function isNeutral({ site }: Resetting): boolean {
  return accountDisclosure(site.settings) === 'neutral';
}
