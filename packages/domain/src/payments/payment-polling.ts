import { SECOND } from '../time';
import { isSettled, type OrderStatus } from './order-status';

/** How often a page asks that waits for its payment. */
const POLL_MS = 2 * SECOND;

/**
 * Returns in how many milliseconds a page loads its order again, `null` being one that is still loading;
 * `null` once there is nothing to wait for. Source: product.md §4, Payment.
 */
export function nextPollMs(status: OrderStatus | null): number | null {
  return status !== null && isSettled(status) ? null : POLL_MS;
}
