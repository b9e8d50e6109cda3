export { kindOfMessage, NOTIFICATION_KINDS, NOTIFICATIONS } from './kinds';
export type { NotificationChannel, NotificationKind } from './kinds';
export {
  MAIL_BURST_MS,
  MAIL_GAP_MS,
  mailTime,
  REMINDER_AFTER_MS,
  REMINDER_GAP_MS,
  REMINDER_UNTIL_MS,
} from './mail-pace';
export { DISABLED_REASONS, isNotified, notificationTime, reasonsAfterPress } from './may-notify';
export type { DisabledReason, NotificationRules } from './may-notify';
export { allOff, choicesAfter, preferencesAfter, preferencesOf } from './preferences';
export type { NotificationChoices, NotificationPreferences } from './preferences';
export { DAY_MINUTES, isQuiet, quietUntil, USUAL_QUIET_HOURS } from './quiet-hours';
export type { QuietHours } from './quiet-hours';
