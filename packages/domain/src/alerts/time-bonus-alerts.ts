import type { PageName } from '../pages';
import { ALERT_KEYS, type AlertUser, type Dismissals } from './alert-keys';
import { isMembersArea } from './members-area';

/** Who may be told of the time bonus. */
export interface BonusUser extends AlertUser {
  credits: number;
  time_bonus: object | null;
}

export interface TimeBonusBannerInput {
  page: PageName;
  /** `null` for a visitor. */
  user: Pick<BonusUser, 'time_bonus'> | null;
}

/** Whether the banner of the time bonus stands on a page: in the members' area, as long as there is one. Source: product.md §2. */
export function showsTimeBonusBanner({ page, user }: TimeBonusBannerInput): boolean {
  return Boolean(user?.time_bonus) && isMembersArea(page);
}

export interface TimeBonusModalInput {
  page: PageName;
  /** `null` for a visitor. */
  user: BonusUser | null;
  dismissals: Dismissals;
}

/**
 * Whether the time bonus may come over the page once its timer is due: as long as there is one, without any credits, and
 * until dismissed. Source: product.md §2.
 */
export function showsTimeBonusModal({ page, user, dismissals }: TimeBonusModalInput): boolean {
  if (!user?.time_bonus || user.credits > 0 || dismissals[ALERT_KEYS.timeBonus]) return false;
  return isMembersArea(page);
}
