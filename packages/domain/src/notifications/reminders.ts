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

export interface Unfinished extends Missing {
  /** What the member was reminded of so far. */
  sent: readonly ReminderSubject[];
}

/** What a member may be reminded of. */
export interface Missing {
  signedUpAt: Date;
  /** When the address was confirmed; null until it is. */
  confirmedAt: Date | null;
  hasPhoto: boolean;
  /** Whether the profile says anything that the sign-up didn't ask for. */
  hasAbout: boolean;
  now: Date;
}

/** Returns what a member is to be reminded of now, the most important first; null for nothing. Source: decisions.md, Notifications. */
export function nextReminder({ sent, ...missing }: Unfinished): ReminderSubject | null {
  const isLeft = (subject: ReminderSubject) =>
    sent.filter((one) => one === subject).length < REMINDER_TIMES[subject].most;
  return REMINDER_SUBJECTS.find((subject) => isLeft(subject) && isReminderOpen(subject, missing)) ?? null;
}

/**
 * Whether something is missing that a member may be reminded of now: asked again when a reminder that waited is sent.
 * Source: decisions.md, Notifications.
 */
export function isReminderOpen(
  subject: ReminderSubject,
  { signedUpAt, confirmedAt, hasPhoto, hasAbout, now }: Missing,
): boolean {
  const isConfirmed = confirmedAt !== null;
  const isMissing = {
    confirmation: !isConfirmed,
    photo: isConfirmed && !hasPhoto,
    profile: isConfirmed && !hasAbout,
  };
  const { afterMs, untilMs } = REMINDER_TIMES[subject];
  const since = confirmedAt ?? signedUpAt;
  return isMissing[subject] && now >= addMs(since, afterMs) && now < addMs(since, untilMs);
}
