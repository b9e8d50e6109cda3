import { isWithheld, MAIL_EVENTS_MS } from '@vela/domain/mail-events';
import { canonicalEmail } from '@vela/domain/signup';
import { addMs } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { FinalError } from '../core/jobs-port';
import { MailRejection } from '../core/mail-port';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import type { MailJob } from '../mails/mail-job';
import { sendMail } from '../mails/send-mail';
import { findNotificationRules } from '../notifications/find-notification-rules';
import { addressMarkOf } from './address-mark';
import { applyMailEvent } from './apply-mail-event';

type Context = Pick<
  AppContext,
  | 'clock'
  | 'config'
  | 'db'
  | 'deriveToken'
  | 'fingerprint'
  | 'log'
  | 'mail'
  | 'metrics'
  | 'pages'
  | 'sign'
  | 'sites'
>;

/**
 * Sends a mail, unless its member wants it no more or its address takes none. An address that the next server rejects for good
 * counts as bounced and isn't tried again; a mail that is rejected for itself is given up at once, for the operator to look
 * at; after any other failure the job comes again.
 */
export async function deliverMail(context: Context, job: MailJob): Promise<void> {
  const { metrics, clock } = context;
  const sending = await transact(context.db, (tx) => recordSending(context, tx, job));
  if (sending === null) {
    metrics.mails.inc({ outcome: 'withheld' });
    return;
  }
  try {
    const { sentAt, greeted } = sending;
    await sendMail(context, job, { expiresAt: addMs(sentAt, MAIL_EVENTS_MS), greeted });
  } catch (error) {
    if (!(error instanceof MailRejection)) {
      metrics.mails.inc({ outcome: 'deferred' });
      throw error;
    }
    const { kind } = error;
    metrics.mails.inc({ outcome: kind });
    const event = { id: `${job.id} ${kind}`, kind, mailId: job.id, address: null };
    await applyMailEvent(context, { source: 'smtp', event, now: clock.now() });
    if (kind === 'policy') throw new FinalError(error.message, { cause: error });
    return;
  }
  metrics.mails.inc({ outcome: 'sent' });
}

interface Sending {
  /** When the first attempt was, which is stored for its member. */
  sentAt: Date;
  /** The name that it greets: that of a member who confirmed the address. */
  greeted: string | null;
}

/** Records that a mail is being sent; null where it isn't to be. */
async function recordSending(context: Context, tx: Tx, job: MailJob): Promise<Sending | null> {
  const now = context.clock.now();
  const email = canonicalEmail(job.to) ?? job.to;
  const member = await tx
    .selectFrom('members')
    .select(['id', 'name', 'status', 'activated_at'])
    .where('site_id', '=', job.siteId)
    .where('email_canonical', '=', email)
    .executeTakeFirst();
  const owner = member && { ...(await findNotificationRules(tx, member.id)), status: member.status };
  if (isWithheld(job.kind, owner ?? null)) return null;
  if (!member) return { sentAt: now, greeted: null };
  const { id } = job;
  await tx
    .insertInto('sent_mails')
    .values({
      member_id: member.id,
      id,
      address_mark: addressMarkOf(context, email),
      kind: job.kind,
      sent_at: now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'id']).doNothing())
    .execute();
  const stored = await tx
    .selectFrom('sent_mails')
    .select('sent_at')
    .where('member_id', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst();
  const isOwner = member.activated_at !== null;
  return { sentAt: stored?.sent_at ?? now, greeted: isOwner ? member.name : null };
}
