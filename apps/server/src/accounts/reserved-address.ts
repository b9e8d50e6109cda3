import { maskEmail } from '@vela/domain/signup';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { consumeMailboxRoom } from '../mails/consume-mailbox-room';
import type { Site } from '../core/site';
import { deleteAccount } from './delete-account';

/** An address that a member had before a change, while the change can be undone. */
export interface ReservedAddress {
  linkId: string;
  memberId: string;
}

interface AddressOf {
  siteId: string;
  /** The address in its canonical form. */
  email: string;
  now: Date;
}

/**
 * The reservation of an address for the member who had it, null where there is none. Nobody else gets it while the link
 * that puts it back is open: else a thief could block the link of the owner with one sign-up.
 */
export async function findReservedAddress(
  db: Db | Tx,
  { siteId, email, now }: AddressOf,
): Promise<ReservedAddress | null> {
  const row = await db
    .selectFrom('links')
    .select(['id', 'member_id'])
    .where('reserved_email', '=', email)
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row ? { linkId: row.id, memberId: row.member_id } : null;
}

/** Mails a reserved address its link once more, where its mailbox has room: its owner may be the one who asks for it. */
export async function remindOfUndo(
  context: Pick<AppContext, 'jobs' | 'random' | 'limits' | 'fingerprint'>,
  tx: Tx,
  { site, to, reserved: { linkId, memberId } }: { site: Site; to: string; reserved: ReservedAddress },
): Promise<void> {
  const member = await tx
    .selectFrom('members')
    .select(['email', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member || !(await consumeMailboxRoom(context, tx, { site, to }))) return;
  await context.jobs.add(tx, 'mail.send', {
    id: context.random.id(),
    kind: 'mail_change_undo',
    linkId,
    siteId: site.id,
    to,
    locale: member.language,
    newAddress: maskEmail(member.email),
    isReminder: true,
  });
}

/**
 * Deletes the unconfirmed account that holds an address which its former owner claims again, and returns its
 * id; null where there is none. Such accounts are from before addresses were reserved. One with an order
 * stays, as bookkeeping does.
 */
export async function deleteUnconfirmedHolder(
  context: Pick<AppContext, 'jobs' | 'clock'>,
  tx: Tx,
  { siteId, email, exceptId }: Omit<AddressOf, 'now'> & { exceptId: string },
): Promise<string | null> {
  const holder = await tx
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email_canonical', '=', email)
    .where('id', '<>', exceptId)
    .where('status', '=', 'not_confirmed')
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('orders').select('member_id').whereRef('orders.member_id', '=', 'members.id'),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!holder) return null;
  await deleteAccount(context, tx, holder.id);
  return holder.id;
}
