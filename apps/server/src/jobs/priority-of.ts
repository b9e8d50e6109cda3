import { isNotificationKind } from '@vela/domain/notifications';

/** Mails of notifications can wait, and come by the thousand: reminders in the morning, an announcement. */
const LATER = -1;
const USUAL = 0;

/** Returns the priority of a job, of which the higher goes first: necessary mails, such as a new password, overtake all notifications. */
export function priorityOf(payload: object): number {
  const kind = 'kind' in payload ? payload.kind : null;
  return typeof kind === 'string' && isNotificationKind(kind) ? LATER : USUAL;
}
