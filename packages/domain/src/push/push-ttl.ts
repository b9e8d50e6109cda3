import { quietFrom, type PushedKind, type QuietHours } from '../notifications';
import { HOUR } from '../time';

/**
 * How long a browser's push service stores a message about each kind for a browser that is off, in milliseconds. Later it is no
 * news, and what was seen elsewhere meanwhile can't be called back. Source: decisions.md, Notifications.
 */
export const PUSH_TTL_MS = {
  new_messages: 4 * HOUR,
  new_conversations: 8 * HOUR,
  like: 8 * HOUR,
} as const satisfies Record<PushedKind, number>;

/**
 * Returns how long a push service stores a message, in milliseconds, from 0: the longest of the kinds that it is about, but not into the
 * member's quiet hours, in which a phone that is turned on would show it. Source: decisions.md, Notifications.
 */
export function pushTtlMs({
  kinds,
  quietHours,
  now,
}: {
  kinds: readonly PushedKind[];
  quietHours: QuietHours | null;
  now: Date;
}): number {
  const longestMs = Math.max(0, ...kinds.map((kind) => PUSH_TTL_MS[kind]));
  const quietAt = quietFrom(now, quietHours, longestMs);
  return quietAt === null ? longestMs : quietAt.getTime() - now.getTime();
}
