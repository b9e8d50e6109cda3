export { opensActivateReminder } from './activate-reminder';
export { ALERTS, alertsAt, DISMISSABLE_ALERTS, readDismissals } from './alerts';
export type { AlertName, DismissableAlert, DismissalKey, Dismissals } from './alerts';
export type { Alert, AlertSituation, AlertUser } from './define-alert';
export { likePopupDelayMs, likeToShow, withoutLikePopup } from './like-popup';
export { lacksMainPhoto } from './profile-photo-alert';
export { isCalm, NO_TIMER, timeBonusTimer } from './time-bonus-timer';
export type { TimeBonusTimer } from './time-bonus-timer';
