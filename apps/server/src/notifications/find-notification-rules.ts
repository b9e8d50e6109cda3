import {
  preferencesOf,
  type NotificationChoices,
  type NotificationRules,
  type QuietHours,
} from '@vela/domain/notifications';
import type { Db, Tx } from '../db/database';

export interface FoundRules extends NotificationRules {
  /** What the member chose otherwise than the defaults. */
  choices: NotificationChoices;
  email: string;
}

/** What a member has settled about notifications; the defaults for who never changed anything. */
export async function findNotificationRules(db: Db | Tx, memberId: string): Promise<FoundRules> {
  const row = await db
    .selectFrom('members')
    .leftJoin('notification_preferences as own', 'own.member_id', 'members.id')
    .select(['members.email', 'members.notifications_disabled', 'own.choices'])
    .select(['own.quiet_from', 'own.quiet_to', 'own.quiet_time_zone'])
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw new Error('The member is gone');
  const choices = row.choices ?? {};
  return {
    choices,
    preferences: preferencesOf(choices),
    disabled: row.notifications_disabled,
    quietHours: quietHoursOf(row),
    email: row.email,
  };
}

interface QuietColumns {
  quiet_from: number | null;
  quiet_to: number | null;
  quiet_time_zone: string | null;
}

/** The quiet hours of a row of preferences. */
export function quietHoursOf({ quiet_from, quiet_to, quiet_time_zone }: QuietColumns): QuietHours | null {
  if (quiet_from === null || quiet_to === null || quiet_time_zone === null) return null;
  return { from: quiet_from, to: quiet_to, time_zone: quiet_time_zone };
}
