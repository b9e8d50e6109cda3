import { afterHappening, NO_MAILS, type NotificationKind } from '@vela/domain/notifications';
import { sql } from 'kysely';
import type { Tx } from '../db/database';

export interface News {
  memberId: string;
  kind: Extract<NotificationKind, 'new_conversations' | 'new_messages' | 'like'>;
}

/**
 * Notes that something happened to members that they may get a mail of; whether they do is decided when it is due. What follows
 * until then belongs to the same mail. The caller has locked the members, and appends its events after this.
 */
export async function queueNews(tx: Tx, { news, now }: { news: readonly News[]; now: Date }): Promise<void> {
  if (news.length === 0) return;
  const { dueAt } = afterHappening(NO_MAILS, now);
  await sql`
    insert into notification_mails (member_id, kind, due_at)
    select distinct member_id, kind, ${dueAt}::timestamptz
    from unnest(${news.map(({ memberId }) => memberId)}::text[], ${news.map(({ kind }) => kind)}::text[])
      as given (member_id, kind)
    order by member_id, kind
    on conflict (member_id, kind) do update set due_at = excluded.due_at
    where notification_mails.due_at is null`.execute(tx);
}
