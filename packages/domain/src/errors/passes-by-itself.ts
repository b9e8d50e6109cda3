import type { ShownErrorCode } from './error-status';

const PASSING: readonly string[] = [
  'network_failed',
  'internal',
  'too_many_requests',
  'busy',
] satisfies ShownErrorCode[];

/**
 * Whether an error passes by itself, and leaves open what became of a request whose answer was lost: it is sent again under
 * the same client id, by which it is neither done nor charged twice. Source: decisions.md, Money.
 */
export function passesByItself(code: string): boolean {
  return PASSING.includes(code);
}
