import { PACKAGES } from './packages';

/** Credits of one payment that was reversed after they were used. */
export interface CreditDebt {
  paymentId: string;
  /** Credits still owed, at least 1. */
  remaining: number;
}

/**
 * Returns what becomes a debt when a payment is reversed: its credits but those returned before and those
 * still unused. Source: decisions.md, Money.
 */
export function debtOfReversal({
  credits,
  returned,
  unused,
}: {
  credits: number;
  returned: number;
  unused: number;
}): number {
  return credits - returned - unused;
}

/**
 * Whether an order of so many credits pays a debt; of one that no package covers, the largest pays what it can.
 * Source: decisions.md, Money.
 */
export function paysDebt(credits: number, owed: number): boolean {
  const largest = Math.max(...Object.values(PACKAGES).map((one) => one.credits));
  return credits >= Math.min(owed, largest);
}

/** How many of the new credits each debt takes, oldest first. Source: decisions.md, Money. */
export function settleDebts(
  debts: readonly CreditDebt[],
  credits: number,
): { paymentId: string; settled: number }[] {
  let left = credits;
  return debts.flatMap(({ paymentId, remaining }) => {
    const settled = Math.min(remaining, left);
    left -= settled;
    return settled > 0 ? [{ paymentId, settled }] : [];
  });
}
