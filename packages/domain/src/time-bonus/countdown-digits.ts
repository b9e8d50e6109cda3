/** What is left of an offer, in whole seconds, as a clock counts it down: `02:47:13`. Source: product.md §2. */
export function countdownDigits(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
