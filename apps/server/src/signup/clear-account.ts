import type { AppContext } from '../core/context';
import type { StoredConsents } from '../db/member-tables';
import type { Tx } from '../db/database';
import { insertConsents } from '../members/insert-consents';
import { placeColumns } from '../members/place-columns';
import { deleteDataExport } from '../accounts/delete-data-export';
import { deletePhotoOf } from '../photos/delete-photo';
import { leaveOrdersBehind } from '../accounts/leave-orders-behind';
import { removeFromLot } from '../credits/remove-from-lot';

interface Clearing {
  memberId: string;
  now: Date;
}

/** An agreement counts for the person who gave it. */
const NOTHING_AGREED = {
  terms_version: null,
  special_categories: false,
} as const satisfies StoredConsents;

/**
 * Removes from an account that waits for its confirmation what the person who signed up left there, for an owner of the
 * mailbox who has shown nothing that only that person knows: held messages and conversations, likes, photos, access to photos, both
 * given and received, the answers and texts of the profile, blocks, agreements, stored payment methods, what mails were wanted, offers, the copy of the data and where the member came from. Read receipts are on again, as for a new member. The profile is hidden
 * until the owner shows it, since what an account can't be without stays: name, date of birth, gender and country. So do
 * the orders, which are bookkeeping; but an unpaid one is cancelled, and what is paid for it later goes back, and of a paid one
 * nothing is left to the owner: neither its credits nor premium, and no debt. The member is locked, so nothing is written meanwhile.
 */
export async function clearAccount(
  context: Pick<AppContext, 'jobs' | 'clock' | 'random'>,
  tx: Tx,
  { memberId, now }: Clearing,
): Promise<void> {
  await deleteContacts(tx, memberId);
  await deletePhotos(context, tx, memberId);
  await deleteDataExport(context, tx, memberId);
  await clearProfile(tx, memberId);
  await tx.deleteFrom('stored_methods').where('member_id', '=', memberId).execute();
  await leavePurchasesBehind(tx, { memberId, now });
  await deleteSettled(tx, memberId);
  await leaveWritten(tx, memberId);
  await tx
    .updateTable('signups')
    .set({ signup_member_id: null, tracking: null })
    .where('member_id', '=', memberId)
    .execute();
  await tx
    .updateTable('members')
    .set({
      invisible: true,
      shown_to_visitors: false,
      read_receipts: true,
      may_write: 'everyone',
      hidden_words: '',
      paid_user: false,
      consents: JSON.stringify(NOTHING_AGREED),
    })
    .where('id', '=', memberId)
    .execute();
  await insertConsents(tx, { id: context.random.id(), memberId, consents: NOTHING_AGREED, now });
}

/** Messages, likes, swipes, wishes, photo access, opened profiles, blocks and hidden contacts. Nobody else has seen any of it: all of it was held. */
async function deleteContacts(tx: Tx, memberId: string): Promise<void> {
  await tx
    .deleteFrom('conversations')
    .where((is) => is.or([is('a_id', '=', memberId), is('b_id', '=', memberId)]))
    .execute();
  await tx
    .deleteFrom('likes')
    .where((is) => is.or([is('member_id', '=', memberId), is('liked_id', '=', memberId)]))
    .execute();
  await tx
    .deleteFrom('swipes')
    .where((is) => is.or([is('member_id', '=', memberId), is('swiped_id', '=', memberId)]))
    .execute();
  await tx.deleteFrom('wishes').where('member_id', '=', memberId).execute();
  await tx
    .deleteFrom('photo_access')
    .where((is) => is.or([is('owner_id', '=', memberId), is('viewer_id', '=', memberId)]))
    .execute();
  await tx.deleteFrom('opened_profiles').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('blocks').where('blocker_id', '=', memberId).execute();
  await tx.deleteFrom('hidden_contacts').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('hidden_from').where('member_id', '=', memberId).execute();
}

async function deletePhotos(
  context: Pick<AppContext, 'jobs' | 'clock'>,
  tx: Tx,
  memberId: string,
): Promise<void> {
  const photos = await tx.selectFrom('photos').select('id').where('member_id', '=', memberId).execute();
  for (const { id: photoId } of photos) await deletePhotoOf(context, tx, { photoId, memberId });
}

/** What mails the other one wanted, and the offers that one took. */
async function deleteSettled(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('notification_preferences').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('retention_offers').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('discount_codes').where('member_id', '=', memberId).execute();
}

/** Reports and complaints stay, for those who answer them; they are no longer of this member. */
async function leaveWritten(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('reports').set({ reporter_id: null }).where('reporter_id', '=', memberId).execute();
  await tx.updateTable('complaints').set({ member_id: null }).where('member_id', '=', memberId).execute();
}

async function clearProfile(tx: Tx, memberId: string): Promise<void> {
  const { country } = await tx
    .selectFrom('profiles')
    .select('country')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('profiles')
    .set({
      gender_identity: null,
      sexuality: null,
      about: null,
      about_language: null,
      notes: '[]',
      signup_reason: null,
      signup_reason_language: null,
      looking_for: null,
      relationship_status: null,
      hair_color: null,
      body_type: null,
      eye_color: null,
      tattoos: null,
      interests: [],
      intimate_interests: null,
      photo_border: false,
      languages: null,
      region: null,
      city: null,
      // Who takes over corrects gender and date of birth, whatever the other one did.
      corrected_at: null,
      ...placeColumns({ country, region: null, city: null }),
    })
    .where('member_id', '=', memberId)
    .execute();
}

interface Leaving {
  memberId: string;
  now: Date;
}

/**
 * Separates an account from all that the person who signed up ordered, since the one who paid can still take it back: what is unused of
 * these purchases leaves the ledger, what is owed for earlier ones is written off, and a later reversal of one
 * changes its order alone. The member is locked, and no longer premium.
 */
async function leavePurchasesBehind(tx: Tx, { memberId, now }: Leaving): Promise<void> {
  await leaveOrdersBehind(tx, memberId);
  await tx.updateTable('orders').set({ left_behind: true }).where('member_id', '=', memberId).execute();
  await tx.updateTable('credit_debts').set({ remaining: 0 }).where('member_id', '=', memberId).execute();
  for (const paymentId of await findOpenLots(tx, memberId))
    await removeFromLot(tx, { memberId, paymentId, kind: 'reversal', now });
}

/** The payments of which something is unused, the oldest first. */
async function findOpenLots(tx: Tx, memberId: string): Promise<string[]> {
  const lots = await tx
    .selectFrom('credit_lots')
    .select('payment_id')
    .where('member_id', '=', memberId)
    .where('payment_id', 'is not', null)
    .where('remaining', '>', 0)
    .orderBy('seq')
    .execute();
  return lots.flatMap(({ payment_id: paymentId }) => paymentId ?? []);
}
