import {
  afterDecision,
  decideMail,
  NO_MAILS,
  type MailRecord,
  type NotificationKind,
} from '@vela/domain/notifications';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import type { MailJob } from '../mails/mail-job';
import { findNotificationRules } from '../notifications/find-notification-rules';
import { unsubscribeLink } from '../notifications/unsubscribe-link';
import { findReceiver, type Receiver } from './find-receiver';
import { lockMailRecord, saveMailRecord, type FoundRecord } from './mail-records';

/** Members of one query; a run looks at all of them, since those who get no mail stay among them. */
const AT_ONCE = 1000;

export type ScheduledMailContext = Pick<
  AppContext,
  'db' | 'clock' | 'jobs' | 'random' | 'deriveToken' | 'log' | 'sites' | 'limits' | 'fingerprint'
>;

/** One member of a run, locked. */
export interface Receiving {
  memberId: string;
  receiver: Receiver;
  now: Date;
  /** What every mail of the kind carries. */
  head: () => Promise<Pick<MailJob, 'id' | 'siteId' | 'to' | 'locale'> & { unsubscribeId: string }>;
}

/** A kind of mail that nothing calls for at the moment: a run each hour looks for who is due. */
export interface ScheduledMail {
  kind: NotificationKind;
  /** Whether it goes to a member at all. */
  isFor: (receiver: Receiver) => boolean;
  /** Returns the next members, in the order of their ids, that the kind may be due for. */
  findMembers: (db: Db, page: { now: Date; after: string; limit: number }) => Promise<string[]>;
  /** Whether a look that finds nothing counts, too: the next one comes after the gap of the kind. */
  countsEmptyLooks?: true;
  /** Returns the mail and notes what it says, so that it is said once; null where there is nothing to say. */
  write: (context: ScheduledMailContext, tx: Tx, receiving: Receiving) => Promise<MailJob | null>;
  /** Returns a mail that waited to be sent as it stands by now; null where nothing of it is left to say. */
  review: (tx: Tx, reviewed: Reviewed) => Promise<MailJob | null>;
}

/** A mail that was written and waited. */
export interface Reviewed extends FoundRecord {
  job: MailJob;
  memberId: string;
  now: Date;
}

/**
 * Sends a kind to the members that it is due for: not more often than its pace allows, not while the member is online and not in
 * quiet hours; then a later run does. Harmless to run twice or at once.
 */
export async function sendScheduledMails(
  context: ScheduledMailContext,
  mail: ScheduledMail,
  { atOnce = AT_ONCE } = {},
): Promise<void> {
  const { db, clock, log } = context;
  for (let after: string | undefined = ''; after !== undefined;) {
    const members: string[] = await mail.findMembers(db, { now: clock.now(), after, limit: atOnce });
    for (const memberId of members) {
      try {
        await transact(db, (tx) => sendTo(context, tx, { mail, memberId }));
      } catch (error) {
        // The next run tries again, and the others have their turn.
        log.error({ err: error, kind: mail.kind }, 'no mail written');
      }
    }
    after = members.at(-1);
  }
}

async function sendTo(
  context: ScheduledMailContext,
  tx: Tx,
  { mail, memberId }: { mail: ScheduledMail; memberId: string },
): Promise<void> {
  const { kind } = mail;
  const now = context.clock.now();
  const record = await lockRecord(tx, { memberId, kind });
  const receiver = await findReceiver(tx, { memberId, now });
  if (!receiver || !mail.isFor(receiver)) return;
  const { siteId, email: to, locale, lastSeen } = receiver;
  const rules = await findNotificationRules(tx, memberId);
  const timeZone = (await context.sites.byId(siteId)).settings.time_zone;
  const decision = decideMail({ kind, rules, mailedAt: record.mailedAt, lastSeen, timeZone, now });
  if (decision.goes !== 'now') return;
  const id = context.random.id();
  const job = await mail.write(context, tx, {
    memberId,
    receiver,
    now,
    head: async () => ({
      id,
      siteId,
      to,
      locale,
      unsubscribeId: await unsubscribeLink(context, tx, { memberId, siteId, kind, now }),
    }),
  });
  if (!job && !mail.countsEmptyLooks) return;
  await saveMailRecord(tx, { memberId, kind, record: afterDecision(record, decision, { id, now }) });
  if (job) await context.jobs.add(tx, 'mail.send', job);
}

/** What is stored of the last one; of two runs at once the second waits here, and then finds nothing to say. */
async function lockRecord(
  tx: Tx,
  { memberId, kind }: { memberId: string; kind: NotificationKind },
): Promise<MailRecord> {
  await sql`
    insert into notification_mails (member_id, kind)
    select id, ${kind} from members where id = ${memberId}
    on conflict do nothing`.execute(tx);
  return (await lockMailRecord(tx, { memberId, kind }))?.record ?? NO_MAILS;
}
