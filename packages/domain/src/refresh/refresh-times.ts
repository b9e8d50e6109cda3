import type { PushState } from '../push';
import { MINUTE, SECOND } from '../time';

/** How long after a member's page has opened user, chats and likes are asked for again. Source: product.md §9. */
export const FIRST_REFRESH_MS = 5 * SECOND;

/**
 * How often they are, in milliseconds: each minute, but every five where push messages announce what is new. `null` for a
 * visitor, who has nothing to refresh. Source: product.md §4, §9.
 */
export function refreshIntervalMs(push: PushState, { loggedIn }: { loggedIn: boolean }): number | null {
  if (!loggedIn) return null;
  return push === 'subscribed' ? 5 * MINUTE : MINUTE;
}

/**
 * Whether a page whose scripts are gone may load itself again: at most once a minute, `reloadedAt` being the last time. A
 * clock that was set back holds it off, as it could go round for ever otherwise. Source: product.md §8.
 */
export function mayReloadPage(reloadedAt: Date | null, now: Date): boolean {
  return reloadedAt === null || now.getTime() - reloadedAt.getTime() >= MINUTE;
}
