/**
 * Where an account stands: its address waits to be confirmed, it is in use, its deletion can still be undone, or an
 * operator has closed it. Source: product.md §3, §4.
 */
export const MEMBER_STATUSES = ['not_confirmed', 'active', 'pending_deletion', 'banned'] as const;

export type MemberStatus = (typeof MEMBER_STATUSES)[number];
