import type { MailsOfLink } from '@vela/contract/page';
import { isLinkToken } from '@vela/domain/pages';
import type { AppContext } from '../core/context';
import type { Site } from '../core/site';
import { findNotificationRules } from './find-notification-rules';
import { findUnsubscribing } from './unsubscribe-link';

/** What the page of a footer link shows; null for a link that ends nothing. */
export async function mailsOfLink(
  { db }: Pick<AppContext, 'db'>,
  { token, site, now }: { token: string; site: Site; now: Date },
): Promise<MailsOfLink | null> {
  if (!isLinkToken(token)) return null;
  const found = await findUnsubscribing(db, { token, siteId: site.id, now });
  if (!found) return null;
  const { memberId, kind } = found;
  const { preferences, disabled } = await findNotificationRules(db, memberId);
  if (disabled.length > 0) return { kind, state: 'stopped' };
  return { kind, state: preferences[kind].mail ? 'on' : 'off' };
}
