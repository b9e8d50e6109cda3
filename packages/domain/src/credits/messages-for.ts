/**
 * How many messages credits pay for, whole ones; where a message costs nothing, one for each credit. Source:
 * decisions.md, Money.
 */
export function messagesFor(credits: number, messageCredits: number): number {
  return Math.floor(credits / Math.max(messageCredits, 1));
}
