import { addMs, DAY } from '../time';

/** What a member is reminded of who hasn't finished signing up. */
export const REMINDER_SUBJECTS = ['confirmation', 'photo', 'profile'] as const;

export type ReminderSubject = (typeof REMINDER_SUBJECTS)[number];

/**
 * When a reminder may come, in milliseconds since the sign-up or the confirmation of the address, and how often. An activation
 * link works for 7 days, and who leaves a profile as it is for a month wants it so. Source: decisions.md, Notifications.
 */
export const REMINDER_TIMES = {
  confirmation: { afterMs: DAY, untilMs: 6 * DAY, most: 1 },
  photo: { afterMs: 3 * DAY, untilMs: 30 * DAY, most: 2 },
  profile: { afterMs: 7 * DAY, untilMs: 30 * DAY, most: 1 },
} as const satisfies Record<ReminderSubject, { afterMs: number; untilMs: number; most: number }>;

export interface Unfinished {
  signedUpAt: Date;
  /** When the address was confirmed; null until it is. */
  confirmedAt: Date | null;
  hasPhoto: boolean;
  /** Whether the profile says anything that the sign-up didn't ask for. */
  hasAbout: boolean;
  /** What the member was reminded of so far. */
  sent: readonly ReminderSubject[];
  now: Date;
}

/** Returns what a member is to be reminded of now, the most important first; null for nothing. Source: decisions.md, Notifications. */
export function nextReminder({
  signedUpAt,
  confirmedAt,
  hasPhoto,
  hasAbout,
  sent,
  now,
}: Unfinished): ReminderSubject | null {
  const missing = { confirmation: confirmedAt === null, photo: !hasPhoto, profile: !hasAbout };
  const open = confirmedAt === null ? (['confirmation'] as const) : (['photo', 'profile'] as const);
  const since = confirmedAt ?? signedUpAt;
  return open.find((subject) => missing[subject] && isDue(subject, { since, sent, now })) ?? null;
}

function isDue(
  subject: ReminderSubject,
  { since, sent, now }: { since: Date; sent: readonly ReminderSubject[]; now: Date },
): boolean {
  const { afterMs, untilMs, most } = REMINDER_TIMES[subject];
  const times = sent.filter((one) => one === subject).length;
  return times < most && now >= addMs(since, afterMs) && now < addMs(since, untilMs);
}
