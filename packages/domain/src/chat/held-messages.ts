import { awaitsConfirmation, type MemberStatus } from '../members';

/**
 * Whether what a member writes is held, so that nobody else sees it, nor that it is being written: until the address is
 * confirmed. Then it is delivered in the order it was written. Source: product.md §4; decisions.md, Access.
 */
export function holdsMessages(sender: MemberStatus): boolean {
  return awaitsConfirmation(sender);
}

/** All that a confirmation is told as. Source: decisions.md, Access (messages held until activation). */
export const CONFIRMATION_OUTCOMES = ['confirmed', 'delivered', 'cleared'] as const;

export type ConfirmationOutcome = (typeof CONFIRMATION_OUTCOMES)[number];

/**
 * What a confirmation is told as: what was left in the account was removed (`cleared`), or messages that waited for it were
 * `delivered`, as many as it says, or there were none. Source: decisions.md, Access (messages held until activation).
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
