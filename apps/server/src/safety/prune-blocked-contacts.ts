import { sql, type Selectable } from 'kysely';
import type { AppContext } from '../core/context';
import { tryEach } from '../core/try-each';
import type { Tx } from '../db/database';
import type { BlockedContactsTable } from '../db/safety-tables';
import { transact } from '../db/transact';
import { lockMembers } from '../members/lock-members';
import { deletePhotoOf } from '../photos/delete-photo';
import { oldestSaved } from './blocked-contacts';

type Context = Pick<AppContext, 'db' | 'clock' | 'jobs'>;
type Contact = Selectable<BlockedContactsTable>;

/** One run deletes at most this many: the next run, an hour later, deletes the rest. */
const MOST = 1000;

/**
 * Deletes blocks between two members with a contact once their time has ended, with what the two had written
 * by then and the photos in it. Harmless to run twice or at once.
 */
export async function pruneBlockedContacts(context: Context): Promise<void> {
  const contacts = await context.db
    .selectFrom('blocked_contacts')
    .selectAll()
    .where('blocked_at', '<', oldestSaved(context.clock.now()))
    .orderBy('blocked_at')
    .limit(MOST)
    .execute();
  await tryEach(contacts, (contact) => transact(context.db, (tx) => forget(context, tx, contact)), {
    failure: 'Blocked contacts were not deleted',
  });
}

async function forget(context: Context, tx: Tx, contact: Contact): Promise<void> {
  // Sending holds both members, too: no photo is sent again meanwhile.
  await lockMembers(tx, [contact.blocker_id, contact.blocked_id]);
  const photos = await deleteUnseen(tx, contact);
  for (const photo of photos) await deletePhotoOf(context, tx, photo);
  await tx
    .deleteFrom('blocked_contacts')
    .where('blocker_id', '=', contact.blocker_id)
    .where('blocked_id', '=', contact.blocked_id)
    .where('blocked_at', '=', contact.blocked_at)
    .execute();
}

interface SentPhoto {
  photoId: string;
  memberId: string;
}

/** What neither of the two sees any more. Gives the photos that were in it, and are in no other message. */
async function deleteUnseen(tx: Tx, contact: Contact): Promise<SentPhoto[]> {
  const { conversation_id: conversationId, last_seq: lastSeq } = contact;
  if (conversationId === null) return [];
  const { rows } = await sql<SentPhoto>`
    with gone as (
      delete from messages
      where conversation_id = ${conversationId} and seq <= ${lastSeq}
        and not exists (
          select from conversation_members side
          where side.conversation_id = messages.conversation_id
            and messages.seq > side.cleared_seq and side.member_id <> all (messages.deleted_by)
            and (not messages.held or messages.sender_id = side.member_id)
        )
      returning id, sender_id, photo_id
    )
    select distinct photo_id as "photoId", sender_id as "memberId" from gone
    where photo_id is not null and not exists (
      select from messages other
      where other.sender_id = gone.sender_id and other.photo_id = gone.photo_id
        and other.id not in (select id from gone)
    )`.execute(tx);
  return rows;
}
