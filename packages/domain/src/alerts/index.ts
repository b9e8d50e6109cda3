export { activateReminder } from './activate-reminder';
export type { ActivateReminder } from './activate-reminder';
export { ALERT_KEYS } from './alert-keys';
export type { AlertKey, AlertUser, Dismissals } from './alert-keys';
export { showsProfilePhotoAlert } from './profile-photo-alert';
export { isMembersArea, showsTimeBonusModal, TIME_BONUS_DELAY_MS } from './time-bonus-alerts';
