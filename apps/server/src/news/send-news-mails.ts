import { afterDecision, decideMail, type MailDecision } from '@vela/domain/notifications';
import { addMs, MINUTE } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import { reusedLink } from '../links/reused-link';
import { findNotificationRules } from '../notifications/find-notification-rules';
import type { News } from '../notifications/queue-news';
import { unsubscribeLink } from '../notifications/unsubscribe-link';
import { countNews, type CountedNews } from './count-news';
import { findReceiver, type Receiver } from './find-receiver';
import { lockMailRecord, saveMailRecord } from './mail-records';

/** So many are looked at in one run; the run of the next minute looks at the others. */
const MOST_IN_A_RUN = 500;
/** A node that dies over what it claimed leaves it to the others after this time. */
const CLAIM_MS = 5 * MINUTE;

type Context = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'random' | 'deriveToken' | 'log' | 'sites'>;

interface Waiting {
  member_id: string;
  kind: News['kind'];
}

/**
 * Mails members that something happened, and neither who nor what it was, which the site says to who opens it. Only what
 * a member hasn't seen by then; not while the member is online, within quiet hours or soon after the last mail of the kind: then it
 * waits. Runs each minute, on several nodes at once, too.
 */
export async function sendNewsMails(context: Context): Promise<void> {
  const { db, clock, log } = context;
  for (const waiting of await claim(db, clock.now())) {
    try {
      await transact(db, (tx) => decide(context, tx, waiting));
    } catch (error) {
      // It comes again after its claim, and the others have their turn.
      log.error({ err: error, kind: waiting.kind }, 'news not mailed');
    }
  }
}

async function claim(db: Db, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with due as (
      select member_id, kind from notification_mails
      where due_at <= ${now}
      order by due_at
      limit ${MOST_IN_A_RUN}
      for update skip locked
    )
    update notification_mails claimed set due_at = ${addMs(now, CLAIM_MS)}
    from due where claimed.member_id = due.member_id and claimed.kind = due.kind
    returning claimed.member_id, claimed.kind`.execute(db);
  return rows;
}

/** What happens meanwhile waits for this row, so that it is either seen here or noted after it. */
async function decide(context: Context, tx: Tx, { member_id: memberId, kind }: Waiting): Promise<void> {
  const now = context.clock.now();
  const found = await lockMailRecord(tx, { memberId, kind });
  const member = found?.record.dueAt && (await findReceiver(tx, { memberId, now }));
  if (!found || !member) return;
  const { record, mailedSeq } = found;
  const id = context.random.id();
  const save = (decision: MailDecision) =>
    saveMailRecord(tx, { memberId, kind, record: afterDecision(record, decision, { id, now }) });
  const news = await countNews(tx, { memberId, kind, after: mailedSeq });
  if (!member.isMailed || news.head === null) return save({ goes: 'never' });
  const decision = decideMail({
    kind,
    rules: await findNotificationRules(tx, memberId),
    mailedAt: record.mailedAt,
    lastSeen: member.lastSeen,
    timeZone: (await context.sites.byId(member.siteId)).settings.time_zone,
    now,
  });
  if (decision.goes === 'now') await queueMail(context, tx, { id, memberId, kind, member, news, now });
  await save(decision);
}

interface Mailed {
  id: string;
  memberId: string;
  kind: News['kind'];
  member: Receiver;
  news: CountedNews;
  now: Date;
}

async function queueMail(
  context: Context,
  tx: Tx,
  { id, memberId, kind, member, news, now }: Mailed,
): Promise<void> {
  const { siteId, email: to, locale } = member;
  const { count, fictional } = news;
  const unsubscribeId = await unsubscribeLink(context, tx, { memberId, siteId, kind, now });
  await context.jobs.add(tx, 'mail.send', {
    id,
    kind,
    siteId,
    to,
    locale,
    count,
    fictional,
    unsubscribeId,
    ...(kind !== 'like' && {
      conversationId: await reusedLink(context, tx, { kind: 'conversation', memberId, siteId, now }),
    }),
  });
}
