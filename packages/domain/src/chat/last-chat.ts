/** The conversation that was open last, and since when. Source: product.md §3, Other client state. */
export interface LastChat {
  conversationId: string;
  openedAt: Date;
}

/**
 * Returns the later one of what two windows of a browser know; if both are of one time, the first. `null` for
 * none. Source: product.md §3, Other client state.
 */
export function laterChat(one: LastChat | null, other: LastChat | null): LastChat | null {
  if (one === null || other === null) return one ?? other;
  return other.openedAt > one.openedAt ? other : one;
}

/**
 * The conversation to go back to: the last one, as long as it is still in the list. Source: product.md §3, Other
 * client state.
 */
export function chatToReturnTo(last: LastChat | null, conversationIds: readonly string[]): string | null {
  return last !== null && conversationIds.includes(last.conversationId) ? last.conversationId : null;
}
