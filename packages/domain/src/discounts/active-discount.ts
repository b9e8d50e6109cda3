/** The code that counts without being typed: the time bonus if there is one, else the welcome discount. Source: product.md §4. */
export function activeDiscount<Code>({
  timeBonus,
  welcome,
}: {
  timeBonus: Code | null;
  welcome: Code | null;
}): Code | null {
  return timeBonus ?? welcome;
}
