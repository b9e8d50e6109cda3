import { addMs, HOUR } from '../time';

/** A site's settings of its welcome offer. */
export interface WelcomeSettings {
  /** How long it lasts. */
  welcome_hours: number;
  /** The discount in per cent of the price; 0 for no offer. */
  welcome_percentage: number;
  /** What the offer is called when it is used as a discount code. */
  welcome_code: string;
}

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
}

/**
 * The welcome offer a member has at `now`: from sign-up until exactly `welcome_hours` later, unless the
 * member has paid, now or ever. The clock is the server's. Source: product.md §4.
 */
export function timeBonusAt(
  { signupDate, paidUser, welcomeUsed }: TimeBonusInput,
  { welcome_hours: hours, welcome_percentage: percentage, welcome_code: code }: WelcomeSettings,
  now: Date,
): TimeBonus | null {
  const expires = addMs(signupDate, hours * HOUR);
  return paidUser || welcomeUsed || percentage === 0 || now >= expires ? null : { code, percentage, expires };
}
