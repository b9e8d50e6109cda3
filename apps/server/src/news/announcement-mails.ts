import { MAIL_PACE } from '@vela/domain/notifications';
import { addMs } from '@vela/domain/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { AnnouncedKind, AnnouncementText } from './announcements';
import type { Receiving, ScheduledMail } from './scheduled-mail';

/** Mails the open announcements of a kind to the members who asked for it: each once, in their order, at the pace of the kind. */
export function announcementMails(kind: AnnouncedKind): ScheduledMail {
  return {
    kind,
    isFor: ({ isMailed }) => isMailed,
    findMembers: (db, page) => findAsking(db, { kind, ...page }),
    write: async (_, tx, receiving) => {
      const next = await findNext(tx, { kind, ...receiving });
      if (!next) return null;
      const { seq, path, subject, body, action } = next;
      await tx
        .updateTable('notification_mails')
        .set({ mailed_seq: seq })
        .where('member_id', '=', receiving.memberId)
        .where('kind', '=', kind)
        .execute();
      return { ...(await receiving.head()), kind, path, subject, body, action };
    },
    review: async (tx, { job, mailedSeq, now }) => ((await isOpen(tx, { seq: mailedSeq, now })) ? job : null),
  };
}

/** One that an operator ended meanwhile, or that is old by now, goes to nobody any more. */
async function isOpen(tx: Tx, { seq, now }: { seq: number; now: Date }): Promise<boolean> {
  const open = await tx
    .selectFrom('announcements')
    .select('seq')
    .where('seq', '=', seq)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return open !== undefined;
}

interface Page {
  kind: AnnouncedKind;
  now: Date;
  after: string;
  limit: number;
}

async function findAsking(db: Db, { kind, now, after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select members.id from notification_preferences own
    join members on members.id = own.member_id
    left join notification_mails mailed on mailed.member_id = members.id and mailed.kind = ${kind}
    where own.member_id > ${after} and (own.choices -> ${kind} ->> 'mail')::boolean and members.status = 'active'
      and (mailed.mailed_at is null or mailed.mailed_at <= ${addMs(now, -MAIL_PACE[kind].gapMs)})
      and exists (
        select from announcements
        where announcements.site_id = members.site_id and announcements.kind = ${kind}
          and announcements.ends_at > ${now} and announcements.seq > coalesce(mailed.mailed_seq, 0)
      )
    order by own.member_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

type Next = AnnouncementText & { seq: number; path: `/${string}` };

/** The oldest open one that the member hasn't got, in the member's language or else in the site's. */
async function findNext(
  tx: Tx,
  { kind, memberId, receiver, now }: Receiving & { kind: AnnouncedKind },
): Promise<Next | null> {
  const { rows } = await sql<Next>`
    select announcements.seq, announcements.path, words.subject, words.body, words.action
    from announcements
    join notification_mails mailed on mailed.member_id = ${memberId} and mailed.kind = ${kind}
    cross join lateral jsonb_to_record(
      coalesce(announcements.texts -> ${receiver.locale}, announcements.texts -> announcements.fallback)
    ) as words (subject text, body text, action text)
    where announcements.site_id = ${receiver.siteId} and announcements.kind = ${kind}
      and announcements.ends_at > ${now} and announcements.seq > mailed.mailed_seq
    order by announcements.seq
    limit 1`.execute(tx);
  return rows[0] ?? null;
}
