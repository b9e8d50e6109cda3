import { timeBonusAt, type TimeBonusInput, type WelcomeSettings } from '../time-bonus';
import type { DiscountCode } from './discount-code';

/**
 * The welcome discount a member has at `now`, or null: the code that counts without being typed. It is the time bonus by
 * another name, one entitlement with one window, had once, so neither comes before the other. Source: product.md §4;
 * decisions.md, Honest by construction.
 */
export function welcomeDiscount(
  { memberId, ...member }: TimeBonusInput & { memberId: string },
  settings: WelcomeSettings,
  now: Date,
): DiscountCode | null {
  const bonus = timeBonusAt(member, settings, now);
  return (
    bonus && {
      ...bonus,
      memberId,
      status: 'active',
      country: null,
      minimumOrder: null,
      paymentMethods: null,
      oncePerMember: true,
    }
  );
}
