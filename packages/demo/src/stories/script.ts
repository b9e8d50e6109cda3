import type { GiftId } from '@vela/domain/chat';
import type { Portrait } from '../portraits/portrait';

/** What is said: a text, a gift, or a photo of the one who says it. */
export type Said = string | { gift: GiftId } | { photo: Portrait['scene'] };

export interface Line {
  /** `me` is the demo's account, `them` the invented member. */
  by: 'me' | 'them';
  minutesAgo: number;
  says: Said;
}

/** A conversation of one of the demo's accounts; its partner is chosen among those who could have met. */
export interface Script {
  isMatch: boolean;
  lines: readonly Line[];
  /** How many of the last lines the account hasn't read. */
  unread: number;
}

/** The unit is a minute, as in the lines. */
export const HOUR = 60;
export const DAY = 24 * HOUR;

/** What the account says. */
export const me = (minutesAgo: number, says: Said): Line => ({ by: 'me', minutesAgo, says });
/** What the invented member says. */
export const them = (minutesAgo: number, says: Said): Line => ({ by: 'them', minutesAgo, says });
