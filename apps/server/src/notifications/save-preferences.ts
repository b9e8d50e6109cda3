import { choicesAfter, type NotificationChoices, type QuietHours } from '@vela/domain/notifications';
import { canonicalTimeZone } from '@vela/domain/time';
import type { Tx } from '../db/database';
import { findNotificationRules } from './find-notification-rules';

interface Change {
  memberId: string;
  preferences?: NotificationChoices | undefined;
  /** What isn't given stays. */
  quietHours?: QuietHours | null | undefined;
}

/** Stores what a member changed; the caller has locked the member. */
export async function savePreferences(
  tx: Tx,
  { memberId, preferences = {}, quietHours }: Change,
): Promise<void> {
  const before = await findNotificationRules(tx, memberId);
  const quiet = quietHours === undefined ? before.quietHours : quietHours;
  const row = {
    choices: JSON.stringify(choicesAfter(before.choices, preferences)),
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    quiet_time_zone: quiet && canonicalTimeZone(quiet.time_zone),
  };
  await tx
    .insertInto('notification_preferences')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}
