import type { Locale } from '@vela/domain/locale';
import { LOGGED_IN_STATUSES } from '@vela/domain/members';
import { quietUntil } from '@vela/domain/notifications';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db } from '../db/database';
import { newsOf } from '../news/news-of';
import { quietHoursOf } from '../notifications/find-notification-rules';
import { hasDevTools } from './has-dev-tools';
import { storePush } from './store-push';

/** So many are recorded in one run; the run of the next minute records the others. */
const MOST_IN_A_RUN = 200;

/**
 * Records in the demo's inbox what the site sends to members with push switched on. A demo has few browsers, if any, that a push
 * service reaches, so here each member counts as one that is subscribed: the news, the member's choices and the quiet
 * hours are those of real subscriptions.
 */
export async function recordPushes(
  context: Pick<AppContext, 'config' | 'db' | 'clock' | 'sites' | 'pages'>,
): Promise<void> {
  const { config, db, clock, sites } = context;
  if (!hasDevTools(config)) return;
  const now = clock.now();
  for (const news of await findNews(db)) {
    if (quietUntil(now, quietHoursOf(news)) !== null) continue;
    await storePush(context, db, {
      site: await sites.byId(news.site_id),
      memberId: news.member_id,
      locale: news.language,
      seq: news.head,
      about: news.about,
      sentAt: now,
    });
  }
}

interface MemberNews {
  member_id: string;
  site_id: string;
  language: Locale;
  quiet_from: number | null;
  quiet_to: number | null;
  quiet_time_zone: string | null;
  /** The last event that is news. */
  head: number;
  about: string[];
}

/** The members who have news that came after their last push message. */
async function findNews(db: Db): Promise<MemberNews[]> {
  const memberId = sql.ref<string>('owner.id');
  const after = sql.ref<number>('told.seq');
  const { rows } = await sql<MemberNews>`
    select owner.id as member_id, owner.site_id, owner.language,
      preferences.quiet_from, preferences.quiet_to, preferences.quiet_time_zone, waiting.head, waiting.about
    from members owner
    join member_event_heads heads on heads.member_id = owner.id
    cross join lateral (
      select greatest(max(pushes.seq), 0) as seq from pushes where pushes.member_id = owner.id
    ) told
    left join notification_preferences preferences on preferences.member_id = owner.id
    cross join lateral (
      select max(news.seq) as head, array_agg(distinct told_of.name order by told_of.name) as about
      from (${newsOf({ memberId, after, channel: 'push' })}) news
      join member_events told_of on told_of.member_id = owner.id and told_of.seq = news.seq
    ) waiting
    where heads.seq > told.seq and owner.status = any(${[...LOGGED_IN_STATUSES]}::text[])
      and waiting.head is not null
    order by owner.id
    limit ${MOST_IN_A_RUN}`.execute(db);
  return rows;
}
