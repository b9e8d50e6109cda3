import { appBadge } from '@vela/domain/badges';

/** The part of a browser that marks the icon of an installed app; many have none. */
export type BadgeBearer = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows on the app's icon how much is unread. A browser that rejects this is left alone: the title shows it, too. */
export function showAppBadge(total: number, bearer: BadgeBearer): void {
  const badge = appBadge(total);
  const shown = badge === null ? bearer.clearAppBadge?.() : bearer.setAppBadge?.(badge);
  shown?.catch(() => {});
}
