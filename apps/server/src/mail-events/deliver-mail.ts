import { isWithheld, MAIL_EVENTS_MS } from '@vela/domain/mail-events';
import { isNotificationKind, type MailDecision, type NotificationKind } from '@vela/domain/notifications';
import { canonicalEmail } from '@vela/domain/signup';
import { addMs } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { FinalError, type Postponed } from '../core/jobs-port';
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

/** A mail of a kind of notifications. */
export type NotificationJob = Extract<MailJob, { kind: NotificationKind }>;

interface Queued {
  job: NotificationJob;
  memberId: string;
  now: Date;
}

/** Knows what the mails of notifications are about, which is a matter of those who write them. */
export interface QueuedNotifications {
  /** Decides about one when its turn comes; the mail that goes is as it stands by then, of events up to `seq`. */
  decide: (
    context: Pick<AppContext, 'sites'>,
    tx: Tx,
    queued: Queued,
  ) => Promise<MailDecision | { goes: 'now'; job: MailJob; seq: number | null }>;
  /** Marks that the mail server has taken one. */
  markSent: (context: Pick<AppContext, 'db'>, sent: Queued & { seq: number | null }) => Promise<void>;
}

/**
 * Sends a mail, unless its member wants it no more, has seen what it is about or its address takes none. One of a kind waits where its
 * time is not now, which is no failure. An address that the next server rejects for good counts as bounced and isn't tried again; a mail
 * that is rejected for itself is given up at once, for the operator to look at; after any other failure the job comes again.
 */
export async function deliverMail(
  context: Context,
  queued: MailJob,
  notifications: QueuedNotifications,
): Promise<Postponed | void> {
  const { metrics, clock } = context;
  const turn = await transact(context.db, (tx) => beginSending(context, tx, { job: queued, notifications }));
  if (turn.goes === 'never') {
    metrics.mails.inc({ outcome: 'withheld' });
    return;
  }
  if (turn.goes === 'later') {
    metrics.mails.inc({ outcome: 'postponed' });
    return { againInMs: turn.at.getTime() - clock.now().getTime() };
  }
  const { job, sentAt, greeted, mark } = turn;
  try {
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
  await mark();
}

type Turn =
  | { goes: 'never' }
  | { goes: 'later'; at: Date }
  | {
      goes: 'now';
      job: MailJob;
      /** When the first attempt was, which is stored for its member. */
      sentAt: Date;
      /** The name that it greets: that of a member who confirmed the address. */
      greeted: string | null;
      /** Stores that it went, where that matters for the next. */
      mark: () => Promise<void>;
    };

const NOTHING_TO_MARK = async (): Promise<void> => {};

/** Decides whether a mail is sent now, and stores that it is being sent. */
async function beginSending(
  context: Context,
  tx: Tx,
  { job, notifications }: { job: MailJob; notifications: QueuedNotifications },
): Promise<Turn> {
  const now = context.clock.now();
  const email = canonicalEmail(job.to) ?? job.to;
  const member = await tx
    .selectFrom('members')
    .select(['id', 'name', 'status', 'activated_at'])
    .where('site_id', '=', job.siteId)
    .where('email_canonical', '=', email)
    // Locked before what is stored of its mails, as those do who store that something happened.
    .forKeyShare()
    .executeTakeFirst();
  const owner = member && { ...(await findNotificationRules(tx, member.id)), status: member.status };
  if (isWithheld(job.kind, owner ?? null)) return { goes: 'never' };
  if (!member) return { goes: 'now', job, sentAt: now, greeted: null, mark: NOTHING_TO_MARK };
  const memberId = member.id;
  const greeted = member.activated_at === null ? null : member.name;
  const record = () => recordSending(tx, { memberId, job, mark: addressMarkOf(context, email), now });
  if (!isNotification(job))
    return { goes: 'now', job, sentAt: await record(), greeted, mark: NOTHING_TO_MARK };
  const decision = await notifications.decide(context, tx, { job, memberId, now });
  if (!('job' in decision)) return decision.goes === 'later' ? decision : { goes: 'never' };
  const { seq } = decision;
  const mark = () => notifications.markSent(context, { job, memberId, seq, now: context.clock.now() });
  return { goes: 'now', job: decision.job, sentAt: await record(), greeted, mark };
}

function isNotification(job: MailJob): job is NotificationJob {
  return isNotificationKind(job.kind);
}

/** Stores that a mail is being sent to a member; returns when the first attempt was. */
async function recordSending(
  tx: Tx,
  { memberId, job: { id, kind }, mark, now }: { memberId: string; job: MailJob; mark: string; now: Date },
): Promise<Date> {
  await tx
    .insertInto('sent_mails')
    .values({ member_id: memberId, id, address_mark: mark, kind, sent_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'id']).doNothing())
    .execute();
  const stored = await tx
    .selectFrom('sent_mails')
    .select('sent_at')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return stored?.sent_at ?? now;
}
