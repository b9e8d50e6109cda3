import { awaitsConfirmation } from '@vela/domain/members';
import { canonicalEmail } from '@vela/domain/signup';
import { accountDisclosure } from '@vela/domain/sites';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { checkMailQuota } from '../links/check-mail-quota';
import { renewNewestLink } from '../links/links';
import { queueLimitedLinkMail, queueLinkMail } from '../links/queue-link-mail';
import { lockMemberIfThere, type LockedMember } from '../members/lock-member';
import type { Site } from '../core/site';
import { findReservedAddress, remindOfUndo } from './reserved-address';

/**
 * Mails a link that sets a new password. The answer says that an address has no account, as the product's texts do. A site
 * that answers neutrally looks for the account only after the answer, in a job: the same row is written for every address, so
 * neither the answer nor the time it takes says who has an account.
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async ({ context, site, body, now }) => {
  const { email } = body;
  if (isNeutral(site))
    await context.jobs.add(context.db, 'account.reset', {
      id: context.random.id(),
      siteId: site.id,
      email,
    });
  else await mailPasswordReset(context, { site, email, now });
  return { result: {} };
};

/** What a job of `account.reset` carries. */
export interface AskedReset {
  id: string;
  siteId: string;
  /** The address as typed. */
  email: string;
}

/** Does what a neutral site was asked for; nobody waits for its errors. */
export async function answerAskedReset(context: AppContext, { siteId, email }: AskedReset): Promise<void> {
  const site = await context.sites.byId(siteId);
  try {
    await mailPasswordReset(context, { site, email, now: context.clock.now() });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

async function mailPasswordReset(
  context: AppContext,
  { site, email, now }: { site: Site; email: string; now: Date },
): Promise<void> {
  const canonical = canonicalEmail(email) ?? '';
  const owner = await context.db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', site.id)
    .where('email_canonical', '=', canonical)
    .executeTakeFirst();
  if (!owner) return mailReserved(context, { site, email: canonical, now });

  const failure = await context.db.transaction().execute(async (tx) => {
    const member = await lockMemberIfThere(tx, owner.id);
    if (!member) throw new Failure('email_not_found');
    const { id: memberId, email: to, language: locale } = member;
    const kind = kindFor(member);
    try {
      await checkMailQuota(tx, { memberId, kind, site, now });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Anyone may use up the quota of a day: the link that the owner has already got must work then.
      await renewNewestLink(tx, { memberId, kind, now });
      // Whichever mail it is, it was asked for as one to a new password.
      return new Failure('too_many_reset_mails', { ...error.details, cause: error });
    }
    const mail = { kind, memberId, to, locale, now };
    // The quota bounds what the owner of a confirmed address gets; the room of the mailbox may be used up by strangers.
    if (awaitsConfirmation(member.status)) await queueLimitedLinkMail(context, tx, { ...mail, site });
    else await queueLinkMail(context, tx, { ...mail, siteId: site.id });
    return null;
  });
  if (failure) throw failure;
}

/** An owner whose address a thief has changed asks for a new password with the old one: the way back is mailed there again. */
async function mailReserved(
  context: AppContext,
  { site, email, now }: { site: Site; email: string; now: Date },
): Promise<void> {
  const reserved = await findReservedAddress(context.db, { siteId: site.id, email, now });
  if (!reserved) throw new Failure('email_not_found');
  await context.db.transaction().execute((tx) => remindOfUndo(context, tx, { site, to: email, reserved }));
}

/**
 * An unconfirmed address gets the mail that confirms it: its page accepts a new password, too, and handles an
 * account that somebody else may have made.
 */
function kindFor({ status }: LockedMember): 'activation' | 'password_reset' {
  return awaitsConfirmation(status) ? 'activation' : 'password_reset';
}

function isNeutral({ settings }: Site): boolean {
  return accountDisclosure(settings) === 'neutral';
}
