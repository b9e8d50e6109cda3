import { addMs, HOUR } from '../time';

/** What the offer is called when it is used as a discount code. Source: product.md §9. */
export const TIME_BONUS_CODE = 'TIMEBONUS25';

const TIME_BONUS = { code: TIME_BONUS_CODE, percentage: 25 } as const;

export interface TimeBonus {
  code: string;
  /** The discount in per cent of the price. */
  percentage: number;
  expires: Date;
}

export interface TimeBonusInput {
  signupDate: Date;
  paidUser: boolean;
  /** Whether a purchase ended it before, even one that was returned since. */
  welcomeUsed: boolean;
  /** A setting of the site; 4 unless it says otherwise. */
  welcomeHours: number;
}

/**
 * The welcome offer a member has at `now`: from sign-up until exactly `welcomeHours` later, unless the
 * member has paid, now or ever. The clock is the server's. Source: product.md §4.
 */
export function timeBonusAt(
  { signupDate, paidUser, welcomeUsed, welcomeHours }: TimeBonusInput,
  now: Date,
): TimeBonus | null {
  const expires = addMs(signupDate, welcomeHours * HOUR);
  return paidUser || welcomeUsed || now >= expires ? null : { ...TIME_BONUS, expires };
}
