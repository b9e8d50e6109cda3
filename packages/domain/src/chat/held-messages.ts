import { awaitsConfirmation, type MemberStatus } from '../members';

/**
 * Whether what a member writes is held, so that nobody else sees it, nor that it is being written: until the address is
 * confirmed. Then it is delivered in the order it was written. Source: product.md §4; decisions.md, Access.
 */
export function holdsMessages(sender: MemberStatus): boolean {
  return awaitsConfirmation(sender);
}

/** The outcomes of a confirmation. Source: decisions.md, Access (messages held until activation). */
export const CONFIRMATION_OUTCOMES = ['confirmed', 'delivered', 'cleared'] as const;

export type ConfirmationOutcome = (typeof CONFIRMATION_OUTCOMES)[number];

/**
 * The outcome of a confirmation: what was left in the account was removed (`cleared`), or held messages were `delivered`, or
 * there were none (`confirmed`). Source: decisions.md, Access (messages held until activation).
 */
export function confirmationOutcome({
  delivered,
  cleared = false,
}: {
  delivered: number;
  cleared?: boolean;
}): ConfirmationOutcome {
  if (cleared) return 'cleared';
  return delivered > 0 ? 'delivered' : 'confirmed';
}
