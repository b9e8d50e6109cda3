import type { MemberStatus } from '../members';

/**
 * Whether what a member writes is held, so that nobody else sees it, nor that it is being written: until the address is
 * confirmed. Then it is delivered in the order it was written. Source: product.md §4; decisions.md, Access.
 */
export function holdsMessages(sender: MemberStatus): boolean {
  return sender === 'not_confirmed';
}
