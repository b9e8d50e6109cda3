import { addMs, DAY } from '../time';

/** How long after the sign-up gender and date of birth can be corrected, in milliseconds. Source: decisions.md, Access. */
export const CORRECTION_MS = DAY;

/**
 * Whether a member may still correct gender and date of birth: once, within a day of the sign-up. They are what every match
 * rests on, so that from then on support changes them. Source: decisions.md, Access.
 */
export function canCorrect({
  signedUpAt,
  correctedAt,
  now,
}: {
  signedUpAt: Date;
  /** When they were corrected; null for never. */
  correctedAt: Date | null;
  now: Date;
}): boolean {
  return correctedAt === null && now < addMs(signedUpAt, CORRECTION_MS);
}
