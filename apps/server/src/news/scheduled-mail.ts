import { decideMail, type NotificationKind } from '@vela/domain/notifications';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import type { MailJob } from '../mails/mail-job';
import { findNotificationRules } from '../notifications/find-notification-rules';
import { unsubscribeLink } from '../notifications/unsubscribe-link';
import { findReceiver, type Receiver } from './find-receiver';

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
  const mailedAt = await lockLast(tx, { memberId, kind });
  const receiver = await findReceiver(tx, { memberId, now });
  if (!receiver || !mail.isFor(receiver)) return;
  const { siteId, email: to, locale, lastSeen } = receiver;
  const rules = await findNotificationRules(tx, memberId);
  const timeZone = (await context.sites.byId(siteId)).settings.time_zone;
  if (decideMail({ kind, rules, mailedAt, lastSeen, timeZone, now }).goes !== 'now') return;
  const job = await mail.write(context, tx, {
    memberId,
    receiver,
    now,
    head: async () => ({
      id: context.random.id(),
      siteId,
      to,
      locale,
      unsubscribeId: await unsubscribeLink(context, tx, { memberId, siteId, kind, now }),
    }),
  });
  if (!job && !mail.countsEmptyLooks) return;
  await tx
    .updateTable('notification_mails')
    .set({ mailed_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute();
  if (job) await context.jobs.add(tx, 'mail.send', job);
}

/** When the last one went; of two runs at once the second waits here, and then finds nothing to say. */
async function lockLast(
  tx: Tx,
  { memberId, kind }: { memberId: string; kind: NotificationKind },
): Promise<Date | null> {
  await sql`
    insert into notification_mails (member_id, kind)
    select id, ${kind} from members where id = ${memberId}
    on conflict do nothing`.execute(tx);
  const row = await tx
    .selectFrom('notification_mails')
    .select('mailed_at')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  return row?.mailed_at ?? null;
}
