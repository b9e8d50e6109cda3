/** The conversation that was open last, and since when. Source: product.md §3, Other client state. */
export interface LastChat {
  conversationId: string;
  openedAt: Date;
}

/**
 * Of what two windows of a browser know the later one; of two at once the first. `null` for none. Source: product.md
 * §3, Other client state.
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
