import type { MailRecord, NotificationKind } from '@vela/domain/notifications';
import type { Tx } from '../db/database';

interface Whose {
  memberId: string;
  kind: NotificationKind;
}

export interface FoundRecord {
  record: MailRecord;
  /** The member's last event that a mail of the kind was sent for; of news and promotions the last announcement. */
  mailedSeq: number;
}

/** What is stored of the mails of a kind to a member, locked; null for nothing. */
export async function lockMailRecord(tx: Tx, { memberId, kind }: Whose): Promise<FoundRecord | null> {
  const row = await tx
    .selectFrom('notification_mails')
    .select(['due_at', 'mailed_seq', 'mailed_at', 'written_id', 'sent_id', 'sent_at'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    record: {
      dueAt: row.due_at,
      writtenId: row.written_id,
      mailedAt: row.mailed_at,
      sentId: row.sent_id,
      sentAt: row.sent_at,
    },
    mailedSeq: row.mailed_seq,
  };
}

/** Stores it; the caller has locked it. */
export async function saveMailRecord(
  tx: Tx,
  { memberId, kind, record, mailedSeq }: Whose & { record: MailRecord; mailedSeq?: number },
): Promise<void> {
  await tx
    .updateTable('notification_mails')
    .set({
      due_at: record.dueAt,
      mailed_at: record.mailedAt,
      written_id: record.writtenId,
      sent_id: record.sentId,
      sent_at: record.sentAt,
      ...(mailedSeq !== undefined && { mailed_seq: mailedSeq }),
    })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute();
}
