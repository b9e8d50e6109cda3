export { activateReminder } from './activate-reminder';
export type { ActivateReminder } from './activate-reminder';
export { ALERT_KEYS, readDismissals } from './alert-keys';
export type { AlertKey, AlertUser, Dismissals } from './alert-keys';
export { alertsAt } from './alerts-at';
export type { Alerts, AlertSituation } from './alerts-at';
export {
  DISABLED_REASONS,
  mailsReturnBy,
  showsDisabledNotificationsAlert,
} from './disabled-notifications-alert';
export { likePopupDelayMs, likeToShow, withoutLikePopup } from './like-popup';
export { isMembersArea } from './members-area';
export { lacksMainPhoto, showsProfilePhotoAlert } from './profile-photo-alert';
export { showsPushAlert } from './push-alert';
export { showsTimeBonusBanner, showsTimeBonusModal } from './time-bonus-alerts';
export type { BonusUser } from './time-bonus-alerts';
export { isCalm, NO_TIMER, timeBonusTimer } from './time-bonus-timer';
export type { TimeBonusTimer } from './time-bonus-timer';
