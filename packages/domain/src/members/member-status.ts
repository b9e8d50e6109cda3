/**
 * The state of an account: its address waits to be confirmed, it is in use, its deletion can still be undone,
 * or an operator has closed it. Source: product.md §3, §4.
 */
export const MEMBER_STATUSES = ['not_confirmed', 'active', 'pending_deletion', 'banned'] as const;

export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** What the link of the activation mail makes of an account, once. Source: product.md §4, Visitor to member. */
export const CONFIRMATION = { from: 'not_confirmed', to: 'active' } as const satisfies Record<
  'from' | 'to',
  MemberStatus
>;

/** Whether the address of an account of this status waits to be confirmed. Source: product.md §4. */
export function awaitsConfirmation(status: MemberStatus): boolean {
  return status === CONFIRMATION.from;
}
