import type { PageName } from '../pages';
import { SECOND } from '../time';
import { ALERT_KEYS, type AlertUser, type Dismissals } from './alert-keys';

/** The lists of likes are one screen at several addresses. */
const MEMBERS_AREA: readonly PageName[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-type',
  'likes-m-id',
  'premium',
];

/** How long someone is in the members' area before the offer comes over the page. Source: product.md §9. */
export const TIME_BONUS_DELAY_MS = 40 * SECOND;

/** Who may be told of the time bonus. */
export interface BonusUser extends AlertUser {
  credits: number;
  time_bonus: object | null;
}

/** Whether a page belongs to the members' area, which the time bonus is told in. Source: product.md §2. */
export function isMembersArea(page: PageName): boolean {
  return MEMBERS_AREA.includes(page);
}

export interface TimeBonusModalInput {
  page: PageName;
  /** `null` for a visitor. */
  user: BonusUser | null;
  dismissals: Dismissals;
}

/**
 * Whether the time bonus may come over the page once `TIME_BONUS_DELAY_MS` in the members' area are over: as long as
 * there is one, without any credits, and until dismissed. Source: product.md §2.
 */
export function showsTimeBonusModal({ page, user, dismissals }: TimeBonusModalInput): boolean {
  if (!user?.time_bonus || user.credits > 0 || dismissals[ALERT_KEYS.timeBonus]) return false;
  return isMembersArea(page);
}
