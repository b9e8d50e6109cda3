import { hasPart, layoutOf, type PageName } from '../pages';
import type { PushState } from '../push';
import { activateReminder, type ActivateReminder } from './activate-reminder';
import type { Dismissals } from './alert-keys';
import { showsDisabledNotificationsAlert } from './disabled-notifications-alert';
import { isMembersArea } from './members-area';
import { showsProfilePhotoAlert } from './profile-photo-alert';
import { showsPushAlert } from './push-alert';
import { showsTimeBonusBanner, showsTimeBonusModal, type BonusUser } from './time-bonus-alerts';
import { timeBonusTimer, type TimeBonusTimer } from './time-bonus-timer';

/** All that decides what stands on a page beside its screen. */
export interface AlertSituation {
  page: PageName;
  /** `null` for a visitor. */
  user: BonusUser | null;
  dismissals: Dismissals;
  push: PushState;
  /** The URL has `api_signup_complete`. */
  signupComplete: boolean;
  smartphone: boolean;
  /** As it was left before; this page takes it on. */
  timer: TimeBonusTimer;
  now: Date;
}

export interface Alerts {
  activateReminder: ActivateReminder | null;
  profilePhoto: boolean;
  push: boolean;
  disabledNotifications: boolean;
  timeBonusBanner: boolean;
  timeBonusModal: boolean;
}

const NONE: Alerts = {
  activateReminder: null,
  profilePhoto: false,
  push: false,
  disabledNotifications: false,
  timeBonusBanner: false,
  timeBonusModal: false,
};

/**
 * Every alert and banner of a page, each decided by its own rule; none where the page's layout has no place for warnings: in a
 * conversation, on landers, and where nothing but the screen stands. Source: product.md §2, Layouts, Alerts and banners.
 */
export function alertsAt(situation: AlertSituation): Alerts {
  if (!hasPart(layoutOf(situation.page), 'warnings')) return NONE;
  return {
    activateReminder: activateReminder(situation),
    profilePhoto: showsProfilePhotoAlert(situation),
    push: showsPushAlert(situation),
    disabledNotifications: showsDisabledNotificationsAlert(situation),
    timeBonusBanner: showsTimeBonusBanner(situation),
    timeBonusModal: showsTimeBonusModal(situation) && isTimerDue(situation),
  };
}

function isTimerDue({ page, timer, now }: AlertSituation): boolean {
  return timeBonusTimer(timer, { isInside: isMembersArea(page), now }).status === 'due';
}
