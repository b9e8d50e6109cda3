import type { PushNotification } from '@vela/contract/page';
import type { Offline } from './offline-answer';

/** What a push message becomes, whatever happened: it says only that something is new, since others may look on. */
export function newsNotification({
  locale,
  siteName,
  news,
}: Pick<Offline, 'locale' | 'siteName' | 'news'>): PushNotification {
  return { title: siteName, body: news[locale], path: '/members' };
}
