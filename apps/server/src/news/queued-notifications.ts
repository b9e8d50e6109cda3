import { afterSending, decideQueuedMail, NO_MAILS } from '@vela/domain/notifications';
import { transact } from '../db/transact';
import type { Tx } from '../db/database';
import type { QueuedNotifications } from '../mail-events/deliver-mail';
import type { MailJob } from '../mails/mail-job';
import { findNotificationRules } from '../notifications/find-notification-rules';
import { countNews } from './count-news';
import { findReceiver } from './find-receiver';
import { lockMailRecord, saveMailRecord } from './mail-records';
import type { Reviewed } from './scheduled-mail';
import { SCHEDULED_MAILS } from './scheduled-mails';

/** Decides again about a mail of a kind when its turn to be sent comes, and marks that it went. */
export const queuedNotifications: QueuedNotifications = {
  decide: async ({ sites }, tx, { job, memberId, now }) => {
    const { kind, id } = job;
    const { record, mailedSeq } = (await lockMailRecord(tx, { memberId, kind })) ?? {
      record: NO_MAILS,
      mailedSeq: 0,
    };
    const news = await review(tx, { job, memberId, record, mailedSeq, now });
    const decision = decideQueuedMail({
      kind,
      id,
      record,
      isNews: news !== null,
      rules: await findNotificationRules(tx, memberId),
      lastSeen: (await findReceiver(tx, { memberId, now }))?.lastSeen ?? null,
      timeZone: (await sites.byId(job.siteId)).settings.time_zone,
      now,
    });
    return decision.goes === 'now' && news !== null ? { goes: 'now', ...news } : decision;
  },
  markSent: async ({ db }, { job: { id, kind }, memberId, seq, now }) =>
    transact(db, async (tx) => {
      const found = await lockMailRecord(tx, { memberId, kind });
      if (!found) return;
      const mailedSeq = Math.max(found.mailedSeq, seq ?? 0);
      await saveMailRecord(tx, {
        memberId,
        kind,
        record: afterSending(found.record, { id, now }),
        mailedSeq,
      });
    }),
};

interface LeftNews {
  job: MailJob;
  /** The last event of what it is about; null where its kind counts none. */
  seq: number | null;
}

/** The mail as it stands by now; null where nothing of it is left to see. What an earlier version wrote goes as it is. */
async function review(tx: Tx, reviewed: Reviewed): Promise<LeftNews | null> {
  const { job, memberId, record, mailedSeq } = reviewed;
  if (record.writtenId === null) return { job, seq: null };
  if (job.kind === 'like' || job.kind === 'new_messages' || job.kind === 'new_conversations') {
    const { head, ...news } = await countNews(tx, { memberId, kind: job.kind, after: mailedSeq });
    return head === null ? null : { job: { ...job, ...news }, seq: head };
  }
  const left = await SCHEDULED_MAILS.find(({ kind }) => kind === job.kind)?.review(tx, reviewed);
  return left ? { job: left, seq: null } : null;
}
