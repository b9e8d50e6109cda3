import { BLOCK_EVENT_PAUSE_MS, BLOCKED_CONTACT_KEPT_DAYS } from '@vela/domain/safety';
import { addMs, DAY } from '@vela/domain/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { Viewer } from '../core/viewer';

interface Blocked {
  blockerId: string;
  blockedId: string;
  now: Date;
}

/**
 * Stores, for two locked members with a contact, that a block came between them, and up to where they had
 * written: nothing of it is seen again by either, but for so long either may report the other; the blocked one only if it knew of
 * the contact, too (`hadContact`). What the blocker may do later depends on nothing that it isn't to know.
 */
export async function saveContact(
  tx: Tx,
  { blockerId, blockedId, hadContact, now }: Blocked & { hadContact: boolean },
): Promise<void> {
  await sql`
    insert into blocked_contacts (blocker_id, blocked_id, blocked_at, had_contact, conversation_id, last_seq)
    select ${blockerId}, ${blockedId}, ${now}::timestamptz, ${hadContact}::boolean, conversations.id,
      coalesce(conversations.last_seq, 0)
    from (select) once
    left join conversation_members own on own.member_id = ${blockerId} and own.other_id = ${blockedId}
    left join conversations on conversations.id = own.conversation_id
    on conflict (blocker_id, blocked_id, blocked_at)
      do update set had_contact = excluded.had_contact, conversation_id = excluded.conversation_id, last_seq = excluded.last_seq`.execute(
    tx,
  );
}

/** Whether the blocked member was notified of a block by the same member lately. */
export async function isNotifiedOf(tx: Tx, { blockerId, blockedId, now }: Blocked): Promise<boolean> {
  const row = await tx
    .selectFrom('blocked_contacts')
    .select('blocked_at')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .where('had_contact', '=', true)
    .where('blocked_at', '>', addMs(now, -BLOCK_EVENT_PAUSE_MS))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a block came between the viewer and a member, by either, after they had to do with each other, and not long ago. */
export async function hasSavedContact(
  db: Db | Tx,
  { viewer, memberId }: { viewer: Viewer; memberId: string },
): Promise<boolean> {
  const { memberId: viewerId, now } = viewer;
  if (viewerId === null) return false;
  const row = await db
    .selectFrom('blocked_contacts')
    .select('blocked_at')
    .where('blocker_id', 'in', [viewerId, memberId])
    .where('blocked_id', 'in', [viewerId, memberId])
    .where((is) => is.or([is('blocker_id', '=', viewerId), is('had_contact', '=', true)]))
    .where('blocked_at', '>=', oldestSaved(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The state of a block before it is deleted. */
export function oldestSaved(now: Date): Date {
  return addMs(now, -BLOCKED_CONTACT_KEPT_DAYS * DAY);
}
