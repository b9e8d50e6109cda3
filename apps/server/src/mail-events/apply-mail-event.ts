import {
  MAIL_EVENTS_MS,
  outcomeAfter,
  reasonOf,
  type MailEventKind,
  type MailEventSource,
} from '@vela/domain/mail-events';
import { canonicalEmail } from '@vela/domain/signup';
import { addMs } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { MailEventResult } from '../core/metrics';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { lockMemberIfThere, type LockedMember } from '../members/lock-member';
import { addressMarkOf } from './address-mark';

export interface MailEvent {
  /** The source's own: the same when the event comes again. */
  id: string;
  kind: MailEventKind;
  /** The mail, as a reference proved it; null for none. */
  mailId: string | null;
  /** The address, of a source that is believed; it counts where no mail is named. */
  address: string | null;
}

interface Incoming {
  source: MailEventSource;
  event: MailEvent;
  now: Date;
}

type Context = Pick<AppContext, 'db' | 'fingerprint' | 'metrics' | 'log'>;

/** The mails that a run of soft bounces may lie in. */
const LATEST_MAILS = 50;

/**
 * Stores what became of a mail, and stops the mails of its member where the address takes none or its owner wants none. An event
 * that was received before changes nothing, and neither does one of an address that the member has left. What became of it is
 * counted, and not answered: nobody learns which address has an account.
 */
export async function applyMailEvent(context: Context, incoming: Incoming): Promise<MailEventResult> {
  const { source, event } = incoming;
  const result = await apply(context, incoming);
  context.metrics.mailEvents.inc({ source, kind: event.kind, result });
  if (event.kind === 'policy' && result === 'applied')
    context.log.warn({ source }, 'a mail was rejected for its content or its sender');
  return result;
}

async function apply(context: Context, incoming: Incoming): Promise<MailEventResult> {
  const { db } = context;
  const { event, now } = incoming;
  if (event.kind === 'ignored') return 'ignored';
  const mails = await findMails(context, { event, now });
  if (mails.length === 0) return 'unknown';
  // Most events are this, and none is worth a lock of the member.
  if (event.kind === 'delivered') return markDelivered(db, mails);
  return transact(db, (tx) => applyTo(context, tx, { ...incoming, mails }));
}

interface FoundMail {
  id: string;
  memberId: string;
}

/** The mail that an event is of: the one that it names, or the last one to the address, of each member who had it. */
async function findMails(
  context: Context,
  { event: { mailId, address }, now }: { event: MailEvent; now: Date },
): Promise<FoundMail[]> {
  const after = addMs(now, -MAIL_EVENTS_MS);
  const mails = context.db
    .selectFrom('sent_mails')
    .select(['id', 'member_id as memberId'])
    .where('sent_at', '>', after);
  if (mailId !== null) return mails.where('id', '=', mailId).execute();
  const email = address === null ? null : canonicalEmail(address);
  if (email === null) return [];
  return mails
    .where('address_mark', '=', addressMarkOf(context, email))
    .distinctOn('member_id')
    .orderBy('member_id')
    .orderBy('sent_at', 'desc')
    .execute();
}

async function markDelivered(db: Db, mails: readonly FoundMail[]): Promise<MailEventResult> {
  let marked = 0n;
  for (const { id, memberId } of mails) {
    const { numUpdatedRows } = await db
      .updateTable('sent_mails')
      .set({ outcome: 'delivered' })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .executeTakeFirst();
    marked += numUpdatedRows;
  }
  return marked > 0n ? 'applied' : 'repeated';
}

async function applyTo(
  context: Context,
  tx: Tx,
  { source, event, now, mails }: Incoming & { mails: readonly FoundMail[] },
): Promise<MailEventResult> {
  const mark = context.fingerprint(`mail event ${source} ${event.id}`);
  const stored = await tx
    .insertInto('mail_events')
    .values({ mark, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .executeTakeFirst();
  if (!stored) return 'repeated';
  const results: MailEventResult[] = [];
  for (const mail of mails) results.push(await applyToMember(context, tx, { kind: event.kind, mail, now }));
  const [worst = 'unknown'] = RESULTS.filter((result) => results.includes(result));
  return worst;
}

/** What is counted of an event of several members' mails. */
const RESULTS = ['applied', 'repeated', 'outdated', 'unknown'] as const satisfies readonly MailEventResult[];

async function applyToMember(
  context: Context,
  tx: Tx,
  { kind, mail, now }: { kind: MailEventKind; mail: FoundMail; now: Date },
): Promise<MailEventResult> {
  const member = await lockMemberIfThere(tx, mail.memberId);
  if (!member) return 'unknown';
  const toAddress = mailsToAddress(context, tx, member);
  const own = await toAddress.where('id', '=', mail.id).executeTakeFirst();
  // It went to an address that the member has left.
  if (!own) return 'outdated';
  const outcome = outcomeAfter(own.outcome, kind);
  if (outcome === null) return 'repeated';
  await tx
    .updateTable('sent_mails')
    .set({ outcome })
    .where('member_id', '=', member.id)
    .where('id', '=', mail.id)
    .execute();
  const latest = await toAddress
    .where('sent_at', '>', addMs(now, -MAIL_EVENTS_MS))
    .orderBy('sent_at', 'desc')
    .limit(LATEST_MAILS)
    .execute();
  const reason = reasonOf(kind, {
    mail: own,
    latest,
    confirmedAt: await confirmedAtOf(tx, member.id),
    now,
  });
  if (reason === null) return 'applied';
  const { numUpdatedRows } = await tx
    .updateTable('members')
    .set({ notifications_disabled: sql`array_append(notifications_disabled, ${reason})` })
    .where('id', '=', member.id)
    .where(sql<boolean>`${reason} <> all (notifications_disabled)`)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await appendEvents(tx, [{ memberId: member.id, name: 'user', data: {} }]);
  return 'applied';
}

/** The mails to the address that a member has. */
function mailsToAddress(
  context: Pick<AppContext, 'fingerprint'>,
  tx: Tx,
  { id: memberId, emailCanonical }: LockedMember,
) {
  return tx
    .selectFrom('sent_mails')
    .select(['sent_at as sentAt', 'outcome'])
    .where('member_id', '=', memberId)
    .where('address_mark', '=', addressMarkOf(context, emailCanonical));
}

async function confirmedAtOf(tx: Tx, memberId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('members')
    .select('address_confirmed_at')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.address_confirmed_at ?? null;
}
