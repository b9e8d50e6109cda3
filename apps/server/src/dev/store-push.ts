import type { Locale } from '@vela/domain/locale';
import type { AppContext } from '../core/context';
import type { Site } from '../core/site';
import type { Db, Tx } from '../db/database';

/** A push message of the demo's inbox. */
export interface InboxPush {
  site: Site;
  memberId: string;
  locale: Locale;
  /** The member's last event that it is about; two with the same are one. */
  seq: number;
  /** The names of the events. */
  about: readonly string[];
  sentAt: Date;
}

/** Puts a push message into the inbox as the member's browser would show it. */
export async function storePush(
  { pages }: Pick<AppContext, 'pages'>,
  db: Db | Tx,
  { site, memberId, locale, seq, about, sentAt }: InboxPush,
): Promise<void> {
  const { title, body, path } = await pages.writeNotification({
    siteName: site.name,
    locale,
  });
  await db
    .insertInto('pushes')
    .values({
      member_id: memberId,
      seq,
      about: [...about],
      locale,
      title,
      body,
      link: `${site.url}${path}`,
      sent_at: sentAt,
    })
    // Two nodes may find the same news.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
