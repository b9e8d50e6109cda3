import { isErasureDue } from '@vela/domain/limits';
import { sql } from 'kysely';
import { blockMarkOf } from '../accounts/block-mark';
import { deleteAccount } from '../accounts/delete-account';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { lockMemberIfThere, type LockedMember } from '../members/lock-member';
import { leaveOrdersBehind } from '../accounts/leave-orders-behind';
import { recordSecurityEvent } from '../security/record-security-event';
import { eraseConversations } from './erase-conversations';
import { addressesOf, eraseMails } from './erase-mails';

/** How many reports of a leaving member are rewritten in one transaction. */
const REPORTS_AT_ONCE = 20;

type Context = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'random' | 'deriveToken' | 'fingerprint' | 'log'>;

/**
 * Erases an account whose time to come back has ended: all that names or shows the person goes, in every table, and the files of
 * its photos with jobs of their own. What stays names nobody: the books, as the law asks, under a new reference; what the member
 * wrote, for those who received it; and others' blocks, as hashes. Conversations and reports first, some at a time; a job that is cut
 * short continues, and a second one finds nothing to do.
 */
export async function eraseAccount(context: Context, { memberId }: { memberId: string }): Promise<void> {
  const whileDue = <Result>(
    work: (tx: Tx, member: LockedMember) => Promise<Result>,
  ): Promise<Result | null> =>
    transact(context.db, async (tx) => {
      const member = await lockMemberIfThere(tx, memberId);
      return member && isErasureDue(member, context.clock.now()) ? work(tx, member) : null;
    });
  for (;;) {
    const erased = await whileDue((tx) => eraseConversations(context, tx, memberId));
    if (erased === null) return;
    if (erased === 0) break;
  }
  for (;;) {
    const left = await whileDue((tx) => leaveReports(tx, memberId));
    if (left === null) return;
    if (left === 0) break;
  }
  await whileDue((tx, member) => eraseMember(context, tx, member));
}

async function eraseMember(context: Context, tx: Tx, member: LockedMember): Promise<void> {
  const { id: memberId, siteId } = member;
  await markBlocks(context, tx, member);
  const addresses = (await hasConfirmed(tx, memberId)) ? await addressesOf(tx, member) : [];
  await eraseMails(context, tx, { member, addresses });
  await deleteWritten(tx, member, { addresses });
  await leaveOrdersBehind(tx, memberId);
  await renameBooks(tx, { memberId, memberRef: context.random.id() });
  await tx.deleteFrom('member_events').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('member_event_heads').where('member_id', '=', memberId).execute();
  await recordSecurityEvent(context, tx, {
    kind: 'account_erased',
    siteId,
    memberId,
    address: null,
    now: context.clock.now(),
  });
  await deleteAccount(context, tx, memberId);
}

/**
 * Whether the member ever showed that the address is its own. Anyone can sign up with an address: what others wrote from it, or is
 * on its way to it, isn't for them to delete.
 */
async function hasConfirmed(tx: Tx, memberId: string): Promise<boolean> {
  const { activated_at: at } = await tx
    .selectFrom('members')
    .select('activated_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return at !== null;
}

/** Others' blocks hold for an account that is made with the address again. */
async function markBlocks(
  context: Pick<AppContext, 'fingerprint'>,
  tx: Tx,
  { id: memberId, emailCanonical: email }: LockedMember,
): Promise<void> {
  const mark = blockMarkOf(context, email);
  await sql`
    insert into erased_blocks (blocker_id, mark, had_contact, blocked_at)
    select blocker_id, ${mark}, had_contact, blocked_at from blocks where blocked_id = ${memberId}
    on conflict do nothing`.execute(tx);
}

/**
 * Reports that the member made no longer name it, and hold none of its photos. One about the member stays for its time, since
 * it may have to be answered for. Some at a time, as what they hold is rewritten; returns how many.
 */
async function leaveReports(tx: Tx, memberId: string): Promise<number> {
  await sql`
    delete from report_photos using reports, photos
    where report_photos.report_id = reports.id and reports.reporter_id = ${memberId}
      and photos.id = report_photos.photo_id and photos.member_id = ${memberId}`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    update reports
    set reporter_id = null, evidence = evidence || jsonb_build_object('messages', (
      select coalesce(jsonb_agg(
        case when message ->> 'sender_id' = ${memberId}
          then message || '{"sender_id": null, "photo_id": null}' else message end
      ), '[]')
      from jsonb_array_elements(evidence -> 'messages') as message
    ))
    where id in (select id from reports where reporter_id = ${memberId} order by id limit ${REPORTS_AT_ONCE})`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** What the member wrote to the operators goes; of its own addresses, also what was written from them without logging in. */
async function deleteWritten(
  tx: Tx,
  { id: memberId, siteId }: LockedMember,
  { addresses }: { addresses: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('complaints')
    .where('site_id', '=', siteId)
    .where((is) =>
      is.or([
        is('member_id', '=', memberId),
        ...(addresses.length > 0 ? [is('email_canonical', 'in', addresses)] : []),
      ]),
    )
    .execute();
  await tx
    .updateTable('signups')
    .set({ signup_member_id: null })
    .where('signup_member_id', '=', memberId)
    .execute();
}

/**
 * Gives the entries of the books another reference, which leads to no member and nothing that others stored of one. One
 * statement, since the entries refer to each other.
 */
async function renameBooks(
  tx: Tx,
  { memberId, memberRef }: { memberId: string; memberRef: string },
): Promise<void> {
  await sql`
    with renamed_ledger as (update credit_ledger set member_id = ${memberRef} where member_id = ${memberId}),
      renamed_lots as (update credit_lots set member_id = ${memberRef} where member_id = ${memberId}),
      renamed_debts as (update credit_debts set member_id = ${memberRef} where member_id = ${memberId}),
      renamed_refunds as (update refunds set member_id = ${memberRef} where member_id = ${memberId})
    update orders set member_id = ${memberRef} where member_id = ${memberId}`.execute(tx);
}
