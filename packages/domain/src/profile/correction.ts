import { addMs, DAY } from '../time';

/** How long a new member can correct gender and date of birth, in milliseconds. Source: decisions.md, Access. */
export const CORRECTION_MS = DAY;

/**
 * Whether a member may still correct gender and date of birth: once, within a day of the sign-up, or of the confirmation that
 * came later, since only then others see them. They are what every match rests on,
 * so that from then on support changes them. Source: decisions.md, Access.
 */
export function canCorrect({
  memberSince,
  correctedAt,
  now,
}: {
  /** When the address was confirmed; until then when the account was made. */
  memberSince: Date;
  /** When they were corrected; null for never. */
  correctedAt: Date | null;
  now: Date;
}): boolean {
  return correctedAt === null && now < addMs(memberSince, CORRECTION_MS);
}
