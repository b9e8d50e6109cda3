/** What a purchase brings: whoever has it since may send what failed without. */
const LACKS: readonly string[] = ['not_enough_credits', 'premium_required'];

/** Whether a message was refused for what its sender has or may do, which may have changed on another device. */
export function isLack(code: string): boolean {
  return LACKS.includes(code);
}
